/** What libvips's glue starts at least. */
const THREADS = 6;

/**
 * The glue starts a thread for each core that it is told of, and each takes 9 MB and the time of a start, although one
 * alone works on a picture: on 16 cores, with four workers, 64 threads and 350 MB for nothing. To be called before the glue
 * is loaded, in the worker's own realm.
 */
export function tellOfFewCores(): void {
  const { hardwareConcurrency } = navigator;
  if (hardwareConcurrency > THREADS)
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: THREADS, configurable: true });
}
