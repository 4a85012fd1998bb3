/** The minimum that libvips's glue code starts. */
const THREADS = 6;

/**
 * Limits the threads of libvips's glue code, which starts one per core. Each takes 9 MB and start-up time, although only one
 * processes a picture: on 16 cores, with four workers, that is 64 threads and 350 MB for nothing. Call it in the worker, before
 * the glue code is loaded.
 */
export function limitThreads(): void {
  const { hardwareConcurrency } = navigator;
  if (hardwareConcurrency > THREADS)
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: THREADS, configurable: true });
}
