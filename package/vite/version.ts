declare const PICWRIGHT_VERSION: string | undefined;

/** Of the package, which its build puts in: another one may make other bytes. */
export const VERSION = typeof PICWRIGHT_VERSION === 'string' ? PICWRIGHT_VERSION : 'source';
