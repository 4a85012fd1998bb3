import { type Job, within } from '../job.ts';
import type { JsquashReply, JsquashRequest } from './jsquash.ts';

declare const self: DedicatedWorkerGlobalScope;

// Each codec is loaded with the first picture that needs it, and stays.
const codecs = {
  readJpeg: async (bytes: ArrayBuffer) => (await import('@jsquash/jpeg/decode.js')).default(bytes),
  writeJpeg: async (pixels: ImageData, quality: number) =>
    (await import('@jsquash/jpeg/encode.js')).default(pixels, { quality }),
  writeWebp: async (pixels: ImageData, quality: number) =>
    (await import('@jsquash/webp/encode.js')).default(pixels, { quality }),
  optimisePng: async (bytes: ArrayBuffer) => (await import('@jsquash/oxipng/optimise.js')).default(bytes),
  resize: async (pixels: ImageData, longestEdge: number) =>
    (await import('@jsquash/resize')).default(pixels, {
      ...within(pixels, longestEdge),
      method: 'lanczos3',
    }),
};

async function carryOut(bytes: ArrayBuffer, type: string, job: Job): Promise<Blob> {
  // Lossless: oxipng reads and writes PNGs itself.
  if (job.do === 'compress' && type === 'image/png')
    return new Blob([await codecs.optimisePng(bytes)], { type: 'image/png' });
  const pixels = await codecs.readJpeg(bytes);
  switch (job.do) {
    case 'resize': {
      const small = await codecs.resize(pixels, job.longestEdge);
      return new Blob([await codecs.writeJpeg(small, job.quality)], { type: 'image/jpeg' });
    }
    case 'compress':
    case 'to-jpeg':
      return new Blob([await codecs.writeJpeg(pixels, job.quality)], { type: 'image/jpeg' });
    case 'to-webp':
      return new Blob([await codecs.writeWebp(pixels, job.quality)], { type: 'image/webp' });
    default:
      throw new TypeError(`jSquash has nothing for ${job.do}`);
  }
}

self.onmessage = async ({ data: { file, job } }: MessageEvent<JsquashRequest>) => {
  const reply: JsquashReply = await file
    .arrayBuffer()
    .then((bytes) => carryOut(bytes, file.type, job))
    .then(
      (blob) => ({ blob }),
      (error: unknown) => ({ error: String(error) }),
    );
  self.postMessage(reply);
};
