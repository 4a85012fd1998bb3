import type { Sharp } from 'sharp';
import { indexedPng, packedRows } from '../../palette/indexed-png.ts';
import { reduced } from '../../palette/reduced.ts';
import { openSamples, samplesOf } from './samples.ts';

/**
 * Writes a PNG with a palette of engine/palette.
 * @param colours the largest number of colours
 * @param write adds the output options of a PNG in colour
 */
export async function writeIndexed(
  image: Sharp,
  colours: number,
  write: (image: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  const samples = await samplesOf(image);
  const { width, height } = samples;
  const picture = reduced(samples, colours);
  const { rows, rowBytes, bitDepth } = packedRows(picture, samples);
  const pixels = openSamples({ data: rows, width: rowBytes, height, channels: 1 }).toColourspace('b-w');
  const carrier = openSamples({ data: new Uint8Array(3), width: 1, height: 1, channels: 3 });
  return indexedPng(
    await write(carrier).toBuffer(),
    await pixels.png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
    { width, height, bitDepth, palette: picture.palette },
  );
}
