import type { EncodeOptions } from '../../formats/format.ts';
import { indexedPng } from '../../palette/indexed-png.ts';
import { reduced } from '../../palette/reduced.ts';
import { guardedKernel } from './errors.ts';
import { blackFile } from './metadata.ts';
import type { Libvips, VipsImage } from './start.ts';

const CARRIER = { suffix: '.png', options: { compression: 1, filter: 'none' } } as const;

export interface IndexedOptions extends Pick<EncodeOptions, 'effort'> {
  vips: Libvips;
  /** The compiled kernel of engine/palette. */
  kernel: WebAssembly.Module;
  /** The largest number of colours. */
  colours: number;
  /** libvips's flags for metadata and profile. */
  keep: number;
}

/**
 * Writes a PNG with a palette of engine/palette.
 * @param image 8 bits in colour
 * @throws {ImageError} `out-of-memory`, `codec-failed`; and libvips's errors while it decodes
 */
export function writeIndexed(image: VipsImage, options: IndexedOptions): Uint8Array<ArrayBuffer> {
  const { vips, kernel, colours, effort, keep } = options;
  const size = { width: image.width, height: image.height };
  const samples = { ...size, data: image.writeToMemory() as Uint8Array, channels: image.bands === 4 ? 4 : 3 } as const;
  const { palette, bitDepth, rows } = guardedKernel('The palette quantiser', () => {
    const { palette, pack } = reduced(kernel, samples, colours);
    return { palette, ...pack(effort) };
  });
  // In the picture's size, which libvips writes into EXIF.
  const carrier = blackFile(vips, image, { ...CARRIER, keep, ...size });
  return indexedPng(carrier, { ...size, palette, bitDepth, rows });
}
