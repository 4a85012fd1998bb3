/** The site's language, in which numbers, plurals, lists and dates are written. */
export const LANGUAGE = 'en-GB';

/** The same for a page's `lang`, without the region. */
export const PAGE_LANGUAGE = 'en';
