/**
 * The site's name, address and limits in one place, which hosts change with environment variables: SITE_NAME and
 * SITE_ORIGIN are read by the build and by the server, MAX_FILE_MB and MAX_BATCH_FILES only by the build.
 */
declare const process: {
  env: { SITE_NAME?: string; SITE_ORIGIN?: string; MAX_FILE_MB?: string; MAX_BATCH_FILES?: string };
};

/** A limit from the environment, otherwise the default. */
function limit(name: string, set: string | undefined, usual: number): number {
  if (!set) return usual;
  const value = Number(set);
  if (Number.isInteger(value) && value >= 1 && value <= 1000) return value;
  throw new RangeError(`The setting ${name} must be a whole number from 1 to 1000.`);
}

const origin = new URL(process.env.SITE_ORIGIN || 'https://picwright.com').origin;

export const site = {
  name: process.env.SITE_NAME || 'Picwright',
  /** Scheme and host without a trailing slash. */
  origin,
  /** The domain of the e-mail addresses. */
  domain: new URL(origin).hostname.replace(/^www\./, ''),
  limits: {
    /** The largest file in megabytes, unless a page has another limit. */
    fileMb: limit('MAX_FILE_MB', process.env.MAX_FILE_MB, 10),
    /** The maximum number of files in a batch. */
    batchFiles: limit('MAX_BATCH_FILES', process.env.MAX_BATCH_FILES, 20),
  },
} as const;
