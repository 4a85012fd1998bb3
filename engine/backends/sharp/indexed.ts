import type { Sharp } from 'sharp';
import { inFewColours } from '../../codecs/png/palette/few-colours.ts';
import { indexedPng } from '../../codecs/png/palette/indexed-png.ts';
import { inFewerColours, reduced } from '../../codecs/png/palette/reduced.ts';
import type { EncodeOptions } from '../../formats/format.ts';
import { openSamples, samplesOf } from './samples.ts';

/**
 * Writes a PNG with a palette of engine/codecs/png/palette.
 * @param colours the largest number of colours
 * @param write adds the output options of a PNG in colour
 */
export async function writeIndexed(
  image: Sharp,
  { kernel, colours, effort }: { kernel: WebAssembly.Module; colours: number; effort: EncodeOptions['effort'] },
  write: (image: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  const samples = await samplesOf(image);
  const { width, height } = samples;
  const { palette, pack } = reduced(kernel, samples, colours);
  const carrier = openSamples({ data: new Uint8Array(3), width: 1, height: 1, channels: 3 });
  return indexedPng(await write(carrier).toBuffer(), { width, height, palette, ...pack(effort) });
}

/** Returns a picture in the colours of a palette of engine/codecs/png/palette, for a format that has palettes alone. */
export async function inColours(
  image: Sharp,
  { kernel, colours }: { kernel: WebAssembly.Module; colours: number },
): Promise<Sharp> {
  const { channels, ...samples } = await samplesOf(image);
  return openSamples(inFewColours(kernel, { ...samples, channels: channels === 4 ? 4 : 3 }, colours));
}

/** Returns a picture in the colours of a palette of engine/codecs/png/palette, for a format that holds all colours. */
export async function recoloured(
  image: Sharp,
  { kernel, colours }: { kernel: WebAssembly.Module; colours: number },
): Promise<Sharp> {
  return openSamples(inFewerColours(kernel, await samplesOf(image), colours));
}
