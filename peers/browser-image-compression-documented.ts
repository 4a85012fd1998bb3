import imageCompression from 'browser-image-compression';
import { browserImageCompressionPeer, optionsFor } from './browser-image-compression.ts';
import type { Peer } from './peer.ts';

/**
 * Works as documented: the library makes its own worker for every picture.
 * @param libURL where that worker finds the library, which it would load from a CDN otherwise
 */
export function documentedBrowserImageCompression(libURL: string): Peer {
  return browserImageCompressionPeer((file, job) =>
    imageCompression(file, { ...optionsFor(job), useWebWorker: true, libURL }),
  );
}
