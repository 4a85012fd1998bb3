import { contentOf, isNearlyGrey, plainShareOf } from '../../../pixels/classify.ts';
import type { Comparisons } from '../compared/comparisons.ts';
import { chromaLossOf } from './chroma-loss.ts';
import { encodeJpeg, type JpegOptions } from './encode.ts';
import { kernelMemory } from './kernel-memory.ts';
import type { JpegPixels } from './pixels.ts';
import { encoderOptionsFor } from './quality.ts';
import type { JpegSettings } from './settings.ts';
import { isSmall } from './small.ts';

export interface EncodeWithOptions {
  /** For small pictures, and where the better subsampling is unsure. Without them the settings alone decide. */
  comparisons?: Comparisons | undefined;
  /** Called after each row with the number of rows so far. An exception in it stops the encoder. */
  onRow?: ((rows: number) => void) | undefined;
}

/**
 * Encodes a JPEG with a format's settings. A picture with one channel has one component.
 * @param module the compiled `kernel.wasm`
 * @returns the file
 * @throws as `encodeJpeg`, and {RangeError} for a quality above 100
 */
export async function encodeWith(
  module: WebAssembly.Module,
  picture: JpegPixels,
  settings: JpegSettings,
  { comparisons, onRow }: EncodeWithOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const content = contentOf(picture);
  const seen = {
    content,
    chromaLoss: () => chromaLossOf(picture),
    isNearlyGrey: () => isNearlyGrey(picture),
    plainShare: () => plainShareOf(picture),
  };
  const { other, ...usual } = encoderOptionsFor(settings, seen);
  const small = isSmall(picture);
  const complete = (options: typeof usual): JpegOptions => ({
    ...options,
    subsampling: picture.channels === 1 ? 'grey' : options.subsampling,
    progressive: settings.progressive,
    content,
  });
  const betterOf = other && !small ? await comparisons?.forUnsure() : undefined;
  const options = (other && betterOf?.(picture, [complete(usual), complete(other)])) ?? complete(usual);
  const file = kernelMemory.lend((memory) => encodeJpeg(module, picture, { ...options, onRow, memory }));
  const bestOfSmall = small ? await comparisons?.forSmall() : undefined;
  return (await bestOfSmall?.(picture, settings, file)) ?? file;
}
