declare const PICWRIGHT_VERSION: string | undefined;

/** The package's version, inserted by its build: another one may write other bytes. */
export const VERSION = typeof PICWRIGHT_VERSION === 'string' ? PICWRIGHT_VERSION : 'source';
