import decode from '@jsquash/jpeg/decode.js';
import encode from '@jsquash/jpeg/encode.js';
import resize from '@jsquash/resize';
import { type Job, within } from './job.ts';

export const readJpeg = (bytes: ArrayBuffer): Promise<ImageData> => decode(bytes);

async function writeJpeg(pixels: ImageData, quality: number): Promise<Blob> {
  return new Blob([await encode(pixels, { quality })], { type: 'image/jpeg' });
}

/** Squoosh's way with a JPEG: Lanczos 3 in linear light, then MozJPEG with its defaults. */
export async function jpegToJpeg(file: Blob, job: Job): Promise<Blob> {
  const pixels = await readJpeg(await file.arrayBuffer());
  switch (job.do) {
    case 'resize': {
      const size = within(pixels, job.longestEdge);
      return writeJpeg(await resize(pixels, { ...size, method: 'lanczos3' }), job.quality);
    }
    case 'compress':
    case 'to-jpeg':
      return writeJpeg(pixels, job.quality);
    default:
      throw new TypeError(`jSquash has nothing for ${job.do}`);
  }
}
