import { concatenate } from '../../bytes/concatenate.ts';
import { encodeWith } from '../../codecs/jpeg/encoder/encode-with.ts';
import { type BestOf, type JpegSettings, MOST_ENCODED_PIXELS } from '../../codecs/jpeg/encoder/settings.ts';
import { behindFirstSegments } from '../../codecs/jpeg/segments.ts';
import { guardedKernel } from './errors.ts';
import { profileSegments } from './metadata.ts';
import { throwIfStopped, watchProgress } from './progress.ts';
import type { Libvips, VipsImage } from './start.ts';

/** The progress when the pixels are decoded, and when they are transformed. The scans follow. */
const PROGRESS = { read: 0.5, transformed: 0.8 } as const;
/** Rows between two reports of progress, each of which is a message to the page. */
const REPORT_EVERY = 64;

const WRITTEN = new Set(['srgb', 'rgb', 'b-w']);

/** Whether the encoder of engine/codecs/jpeg/encoder can write this picture. */
export function isForEncoder(image: VipsImage): boolean {
  const { width, height, bands, format, interpretation } = image;
  const isPlain = format === 'uchar' && (bands === 1 || bands === 3) && WRITTEN.has(String(interpretation));
  return isPlain && width * height <= MOST_ENCODED_PIXELS;
}

export interface OwnJpegOptions {
  vips: Libvips;
  encoder: WebAssembly.Module;
  bestOf: BestOf | undefined;
  settings: JpegSettings;
  /** libvips's flags. */
  keep: number;
  onProgress?: ((done: number) => void) | undefined;
}

/**
 * @param image a copy for this encode alone, since a cancelled image stays so
 * @throws {ImageError} `cancelled`, `out-of-memory`, `codec-failed`; and libvips's errors while it decodes
 */
export function writeOwnJpeg(image: VipsImage, options: OwnJpegOptions): Uint8Array<ArrayBuffer> {
  const { vips, encoder, bestOf, settings, keep, onProgress } = options;
  const { width, height, bands } = image;
  watchProgress(image, (done) => onProgress?.(done * PROGRESS.read));
  const data = image.writeToMemory() as Uint8Array;
  const onRow = (rows: number) => {
    throwIfStopped();
    if (rows % REPORT_EVERY > 0) return;
    onProgress?.(PROGRESS.read + (rows / height) * (PROGRESS.transformed - PROGRESS.read));
  };
  const jpeg = guardedKernel('The JPEG encoder', () =>
    encodeWith(encoder, { data, width, height, channels: bands === 1 ? 1 : 3 }, settings, { bestOf, onRow }),
  );
  onProgress?.(1);
  if (keep === 0) return jpeg;
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), profileSegments(vips, image, keep), jpeg.subarray(at)]);
}
