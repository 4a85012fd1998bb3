/** The site's language, used for numbers, plurals, lists and dates. */
export const LANGUAGE = 'it-IT';

/** The same for a page's `lang`, without the region unless it matters. */
export const PAGE_LANGUAGE = 'it';

/** The language's own name. */
export const LANGUAGE_NAME = 'Italiano';

export const HAS_SHARE_PICTURES = true;
