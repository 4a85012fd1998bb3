/** The site's language, used for numbers, plurals, lists and dates. */
export const LANGUAGE = 'pt-BR';

/** The same for a page's `lang`, without the region unless it matters. */
export const PAGE_LANGUAGE = 'pt-BR';

/** The language's own name. */
export const LANGUAGE_NAME = 'Português (Brasil)';

export const HAS_SHARE_PICTURES = true;
