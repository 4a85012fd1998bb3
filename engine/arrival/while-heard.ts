/** A stalled connection may stay open for minutes. Somebody who waits for a picture does not wait that long. */
const SILENT_SECONDS = 20;

/** What a download reports about itself. */
export interface Watch {
  /** Aborted when the download has ended or is given up. */
  readonly signal: AbortSignal;
  /** Call this for each sign of life. */
  heard(): void;
  /** Call this when all bytes are there, and only computing remains. */
  arrived(): void;
}

/**
 * Runs a download, and gives it up once it is silent. It counts the seconds in which this page or worker runs, so that a device
 * that sleeps does not lose its downloads.
 * @throws {DOMException} `TimeoutError` after 20 seconds without a sign of life
 */
export async function whileHeard<T>(download: (watch: Watch) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    if (seconds === SILENT_SECONDS) reject(new DOMException('Nothing arrived for 20 seconds', 'TimeoutError'));
  }, 1000);
  const heard = () => {
    seconds = 0;
  };
  const arrived = () => clearInterval(timer);
  try {
    return await Promise.race([silence, download({ signal: ending.signal, heard, arrived })]);
  } finally {
    arrived();
    ending.abort();
  }
}
