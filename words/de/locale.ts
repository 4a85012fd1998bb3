/** The site's language, used for numbers, plurals, lists and dates. */
export const LANGUAGE = 'de-DE';

/** The same for a page's `lang`, without the region unless it matters. */
export const PAGE_LANGUAGE = 'de';

/** The language's own name. */
export const LANGUAGE_NAME = 'Deutsch';

export const HAS_SHARE_PICTURES = true;
