import type imageCompression from 'browser-image-compression';
import type { Options } from 'browser-image-compression';
import type { Job } from '../job.ts';
import type { Peer } from './peer.ts';

/** The library's options for a job. */
export function optionsFor(job: Job): Options {
  switch (job.do) {
    case 'resize':
      return { maxWidthOrHeight: job.longestEdge, initialQuality: job.quality / 100 };
    case 'fit':
      return { maxSizeMB: job.bytes / 1024 ** 2 };
    case 'compress':
      return { initialQuality: job.quality / 100 };
    case 'to-jpeg':
      return { initialQuality: job.quality / 100, fileType: 'image/jpeg' };
    case 'to-webp':
      return { initialQuality: job.quality / 100, fileType: 'image/webp' };
    case 'resize-animation':
      throw new TypeError('The library draws the first frame alone');
  }
}

/** @param compress what carries the library out, here or in a worker */
export function browserImageCompressionPeer(compress: (file: File, options: Options) => Promise<Blob>): Peer {
  const run = (file: File, job: Job) => compress(file, optionsFor(job));
  return {
    id: 'browser-image-compression',
    label: 'browser-image-compression',
    jobs: { resize: run, compress: run, fit: run, 'to-jpeg': run, 'to-webp': run },
    close: () => {},
  };
}

/**
 * As its documentation has it: a worker of its own making for every picture.
 * @param libURL where that worker finds the library, which it would take from a CDN otherwise
 */
export async function documentedBrowserImageCompression(libURL: string): Promise<Peer> {
  const compress: typeof imageCompression = (await import('browser-image-compression')).default;
  return browserImageCompressionPeer((file, options) => compress(file, { ...options, useWebWorker: true, libURL }));
}
