import { concatenate } from '../../bytes/concatenate.ts';
import { ImageError } from '../../errors/errors.ts';
import { encodeWith } from '../../jpeg/encode-with.ts';
import { type JpegSettings, MOST_ENCODED_PIXELS } from '../../jpeg/settings.ts';
import { behindFirstSegments } from '../../metadata/jpeg-segments.ts';
import { metadataSegments } from './metadata.ts';
import { tellProgress, throwIfStopped } from './progress.ts';
import type { Libvips, VipsImage } from './start.ts';

/** Of the time, as it is told: pixels are read, taken, and then the scans are chosen and written. */
const PROGRESS = { read: 0.5, taken: 0.8 } as const;
/** Rows that are taken between two times that it is told: each is a message to the page. */
const TOLD_EVERY = 64;

const WRITTEN = new Set(['srgb', 'rgb', 'b-w']);

/** Has the encoder of engine/jpeg a way to write this picture? */
export function isForEncoder(image: VipsImage): boolean {
  const { width, height, bands, format, interpretation } = image;
  const isPlain = format === 'uchar' && (bands === 1 || bands === 3) && WRITTEN.has(String(interpretation));
  return isPlain && width * height <= MOST_ENCODED_PIXELS;
}

export interface OwnJpegOptions {
  vips: Libvips;
  encoder: WebAssembly.Module;
  settings: JpegSettings;
  /** libvips's flags for what is kept of metadata and profile. */
  keep: number;
  onProgress?: ((done: number) => void) | undefined;
}

/**
 * @param image a copy of this encode's own, since what is given up once stays so
 * @throws {ImageError} `cancelled`, `out-of-memory`, `codec-failed`; and what libvips throws while it reads
 */
export function writeOwnJpeg(image: VipsImage, options: OwnJpegOptions): Uint8Array<ArrayBuffer> {
  const { vips, encoder, settings, keep, onProgress } = options;
  const { width, height, bands } = image;
  tellProgress(image, (done) => onProgress?.(done * PROGRESS.read));
  const data = image.writeToMemory() as Uint8Array;
  const jpeg = guardedEncode(() =>
    encodeWith(encoder, { data, width, height, channels: bands === 1 ? 1 : 3 }, settings, (rows) => {
      throwIfStopped();
      if (rows % TOLD_EVERY > 0) return;
      onProgress?.(PROGRESS.read + (rows / height) * (PROGRESS.taken - PROGRESS.read));
    }),
  );
  onProgress?.(1);
  if (keep === 0) return jpeg;
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), metadataSegments(vips, image, keep), jpeg.subarray(at)]);
}

/** The module is of one picture alone: where it stops, libvips goes on all the same. */
function guardedEncode(encode: () => Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    return encode();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    // What cannot have the memory that it asks for stops there.
    const code = /unreachable/i.test(error.message) ? 'out-of-memory' : 'codec-failed';
    throw new ImageError(code, 'The JPEG encoder stopped', { cause: error });
  }
}
