import type { Raster } from '../backends/backend.ts';
import { encodeWith } from '../codecs/jpeg/encoder/encode-with.ts';
import { type JpegSettings, MOST_ENCODED_PIXELS } from '../codecs/jpeg/encoder/settings.ts';
import type { LoadJpegKernels } from '../codecs/jpeg/load-kernels.ts';
import { withSegments } from '../codecs/jpeg/lossless/kept-segments.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { guardedKernel } from './guarded-kernel.ts';
import type { WriterTools } from './picture-writer.ts';
import type { Bytes, ToWrite } from './to-write.ts';

/** The progress when the pixels are decoded, and when they are transformed. The scans follow. */
const PROGRESS = { read: 0.5, transformed: 0.8 } as const;
/** Rows between two reports of progress, each of which is a message to the page. */
const REPORT_EVERY = 64;

/** Whether engine/codecs/jpeg/encoder writes a picture. After a resize, a native encoder takes half the time. */
export function isForEncoder({ channels, isPlain, isNative }: Raster, { picture, options }: ToWrite): boolean {
  if (isNative && options.effort === 'quick') return false;
  return isPlain && (channels === 1 || channels === 3) && picture.width * picture.height <= MOST_ENCODED_PIXELS;
}

/** @throws {ImageError} `cancelled`, `out-of-memory`, `codec-failed`; and the backend's errors while it decodes */
export async function writeJpeg(
  { onProgress, read, profileSegments }: Raster,
  { options: { effort } }: ToWrite,
  settings: JpegSettings,
  { loadJpegKernels, comparisons, throwIfCancelled }: WriterTools & { loadJpegKernels: LoadJpegKernels },
): Promise<Bytes> {
  const { encoder } = await fetchPart(loadJpegKernels);
  const { data, width, height, channels } = await read((done) => onProgress?.(done * PROGRESS.read));
  const onRow = (rows: number) => {
    throwIfCancelled?.();
    if (rows % REPORT_EVERY > 0) return;
    onProgress?.(PROGRESS.read + (rows / height) * (PROGRESS.transformed - PROGRESS.read));
  };
  const pixels = { data, width, height, channels: channels === 1 ? channels : 3 } as const;
  const jpeg = await guardedKernel('The JPEG encoder', () =>
    encodeWith(encoder, pixels, settings, { comparisons: effort === 'draft' ? undefined : comparisons, onRow }),
  );
  onProgress?.(1);
  return profileSegments ? withSegments(jpeg, await profileSegments()) : jpeg;
}
