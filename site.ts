/**
 * The site's name, address and limits, in one place, so that someone who hosts it changes them with the environment:
 * SITE_NAME and SITE_ORIGIN, read when the pages are built and when the server starts; MAX_FILE_MB and MAX_BATCH_FILES, read
 * when the pages are built.
 */
declare const process: {
  env: { SITE_NAME?: string; SITE_ORIGIN?: string; MAX_FILE_MB?: string; MAX_BATCH_FILES?: string };
};

/** A limit as it is set, else the usual one. */
function limit(name: string, set: string | undefined, usual: number): number {
  if (!set) return usual;
  const value = Number(set);
  if (Number.isInteger(value) && value >= 1 && value <= 1000) return value;
  throw new RangeError(`The setting ${name} must be a whole number from 1 to 1000.`);
}

const origin = new URL(process.env.SITE_ORIGIN || 'https://picwright.com').origin;

export const site = {
  name: process.env.SITE_NAME || 'Picwright',
  /** Scheme and host without a closing slash. */
  origin,
  /** The domain of the e-mail addresses. */
  domain: new URL(origin).hostname,
  limits: {
    /** Megabytes that a file may have where a page does not say otherwise. */
    fileMb: limit('MAX_FILE_MB', process.env.MAX_FILE_MB, 10),
    /** Files that a batch takes at most. */
    batchFiles: limit('MAX_BATCH_FILES', process.env.MAX_BATCH_FILES, 20),
  },
} as const;
