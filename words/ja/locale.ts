/** The site's language, used for numbers, plurals, lists and dates. */
export const LANGUAGE = 'ja-JP';

/** The same for a page's `lang`, without the region unless it matters. */
export const PAGE_LANGUAGE = 'ja';

/** The language's own name. */
export const LANGUAGE_NAME = '日本語';

export const HAS_SHARE_PICTURES = false;
