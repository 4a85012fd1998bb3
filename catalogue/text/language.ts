/** The site's language, in which numbers, plurals, lists and dates are written. */
export const LANGUAGE = 'en-GB';
