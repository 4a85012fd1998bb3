import { chromaLossOf } from './chroma-loss.ts';
import { contentOf, isNearlyGrey } from './content.ts';
import { encodeJpeg } from './encode.ts';
import { kernelMemory } from './kernel-memory.ts';
import type { JpegPixels } from './pixels.ts';
import { encoderOptionsFor } from './quality.ts';
import type { BestOf, JpegSettings } from './settings.ts';

export interface EncodeWithOptions {
  /** From `bestOfFor`. Without it the settings alone decide. */
  bestOf?: BestOf | undefined;
  /** Called after each row with the number of rows so far. An exception in it stops the encoder. */
  onRow?: ((rows: number) => void) | undefined;
}

/**
 * Encodes a JPEG with a format's settings. A picture with one channel has one component.
 * @param module the compiled `kernel.wasm`
 * @returns the file
 * @throws as `encodeJpeg`, and {RangeError} for a quality above 100
 */
export function encodeWith(
  module: WebAssembly.Module,
  picture: JpegPixels,
  settings: JpegSettings,
  { bestOf, onRow }: EncodeWithOptions = {},
): Uint8Array<ArrayBuffer> {
  const content = contentOf(picture);
  const seen = { content, chromaLoss: () => chromaLossOf(picture), isNearlyGrey: () => isNearlyGrey(picture) };
  const { subsampling, ...options } = encoderOptionsFor(settings, seen);
  const { progressive } = settings;
  const components = picture.channels === 1 ? 'grey' : subsampling;
  const file = kernelMemory.lend((memory) =>
    encodeJpeg(module, picture, { ...options, subsampling: components, progressive, content, onRow, memory }),
  );
  return bestOf?.(picture, settings, file) ?? file;
}
