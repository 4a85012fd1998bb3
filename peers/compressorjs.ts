import Compressor from 'compressorjs';
import type { Job } from './job.ts';
import type { Peer } from './peer.ts';

function optionsFor(job: Job, file: File): Compressor.Options {
  switch (job.do) {
    case 'resize':
      return { maxWidth: job.longestEdge, maxHeight: job.longestEdge, quality: job.quality / 100 };
    case 'compress':
      // By default it turns large PNGs into JPEGs.
      return { quality: job.quality / 100, mimeType: file.type, convertTypes: [] };
    case 'to-jpeg':
      return { quality: job.quality / 100, mimeType: 'image/jpeg' };
    case 'to-webp':
      return { quality: job.quality / 100, mimeType: 'image/webp' };
    default:
      throw new TypeError(`compressorjs has nothing for ${job.do}`);
  }
}

/** Runs on the page's thread: the library has no workers. */
export function compressorjsPeer(): Peer {
  const run = (file: File, job: Job) =>
    new Promise<Blob>((resolve, reject) => {
      new Compressor(file, { ...optionsFor(job, file), success: resolve, error: reject });
    });
  return {
    id: 'compressorjs',
    label: 'compressorjs',
    jobs: { resize: run, compress: run, 'to-jpeg': run, 'to-webp': run },
    close: () => {},
  };
}
