/** The site's language, used for numbers, plurals, lists and dates. */
export const LANGUAGE = 'en-GB';

/** The same for a page's `lang`, without the region. */
export const PAGE_LANGUAGE = 'en';
