import type { Options } from 'browser-image-compression';
import type { Job } from './job.ts';
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
    case 'to-avif':
    case 'to-jxl':
    case 'lossless':
    case 'resize-animation':
      throw new TypeError(`The library has nothing for ${job.do}`);
  }
}

/** @param run runs the library, here or in a worker that `close` terminates */
export function browserImageCompressionPeer(
  run: (file: File, job: Job) => Promise<Blob>,
  close: () => void = () => {},
): Peer {
  return {
    id: 'browser-image-compression',
    label: 'browser-image-compression',
    jobs: { resize: run, compress: run, fit: run, 'to-jpeg': run, 'to-webp': run },
    close,
  };
}
