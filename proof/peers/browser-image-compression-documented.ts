import imageCompression from 'browser-image-compression';
import { browserImageCompressionPeer, optionsFor } from './browser-image-compression.ts';
import type { Peer } from './peer.ts';

/**
 * As its documentation has it: a worker of its own making for every picture.
 * @param libURL where that worker finds the library, which it would take from a CDN otherwise
 */
export function documentedBrowserImageCompression(libURL: string): Peer {
  return browserImageCompressionPeer((file, job) =>
    imageCompression(file, { ...optionsFor(job), useWebWorker: true, libURL }),
  );
}
