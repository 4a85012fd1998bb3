/** The site's language, used for numbers, plurals, lists and dates. */
export const LANGUAGE = 'en-GB';

/** The same for a page's `lang`, without the region unless it matters. */
export const PAGE_LANGUAGE = 'en';

/** The language's own name. */
export const LANGUAGE_NAME = 'English';

/** Whether the font of the pictures for sharing has its letters. */
export const HAS_SHARE_PICTURES = true;
