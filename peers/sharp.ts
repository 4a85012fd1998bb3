import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { avifWriting } from '#engine/codecs/avif/settings.ts';
import { jpegWriting } from '#engine/codecs/jpeg/settings.ts';
import type { EncodeOptions } from '#engine/codecs/writing.ts';
import type { Size } from '#engine/geometry/steps.ts';
import { type Job, within } from './job.ts';

// No cache: each picture is processed as if it had just arrived.
sharp.cache(false);

/** The engine's own JPEG settings, in sharp's names: the same work without a browser. */
function jpegOptions(quality: number, size: Size, effort: EncodeOptions['effort'] = 'usual'): JpegOptions {
  const { options } = jpegWriting({ quality, lossless: false, effort, chroma: 'auto' }, size).native;
  return {
    quality: Number(options.Q),
    progressive: Boolean(options.interlace),
    optimiseCoding: Boolean(options.optimize_coding),
    trellisQuantisation: Boolean(options.trellis_quant),
    overshootDeringing: Boolean(options.overshoot_deringing),
    optimiseScans: Boolean(options.optimize_scans),
    quantisationTable: Number(options.quant_table ?? 0),
    chromaSubsampling: options.subsample_mode === 'off' ? '4:4:4' : '4:2:0',
  };
}

/** The engine's AVIF effort. */
function avifEffort(size: Size): number {
  const { native } = avifWriting({ quality: 60, lossless: false, effort: 'usual', chroma: 'auto' }, size);
  return Number(native.options.effort);
}

async function pipeline(bytes: Buffer, job: Job): Promise<Sharp | undefined> {
  const opened = () => sharp(bytes, { limitInputPixels: false, pages: job.do === 'resize-animation' ? -1 : 1 });
  const { format, width, height } = await opened().metadata();
  const upright = opened().autoOrient();
  switch (job.do) {
    case 'resize': {
      const size = within({ width, height }, job.longestEdge);
      return upright.resize({ ...size, fit: 'inside' }).jpeg(jpegOptions(job.quality, size, 'quick'));
    }
    case 'compress':
      return format === 'png'
        ? upright.png({ palette: true, quality: job.quality, effort: 7, compressionLevel: 9 })
        : upright.jpeg(jpegOptions(job.quality, { width, height }));
    case 'to-jpeg':
      return upright.jpeg(jpegOptions(job.quality, { width, height }));
    case 'to-webp':
      return upright.webp({ quality: job.quality });
    case 'to-avif':
      return upright.avif({ quality: job.quality, effort: avifEffort({ width, height }) });
    case 'lossless':
      return upright.png({ compressionLevel: 9, adaptiveFiltering: true });
    case 'resize-animation':
      return opened().resize({ width: job.longestEdge, height: job.longestEdge, fit: 'inside' }).gif();
    case 'to-jxl':
    case 'fit':
      return undefined;
  }
}

/** The native reference. */
export const SHARP = { id: 'sharp', label: 'sharp (native)' } as const;

export const sharpCan = (kind: Job['do']): boolean => kind !== 'fit' && kind !== 'to-jxl';

/** @throws {TypeError} for an unsupported job */
export async function sharpRun(bytes: Buffer, job: Job): Promise<Buffer> {
  const image = await pipeline(bytes, job);
  if (!image) throw new TypeError(`sharp has nothing for ${job.do}`);
  return image.toBuffer();
}
