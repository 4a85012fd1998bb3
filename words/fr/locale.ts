/** The site's language, used for numbers, plurals, lists and dates. */
export const LANGUAGE = 'fr-FR';

/** The same for a page's `lang`, without the region unless it matters. */
export const PAGE_LANGUAGE = 'fr';

/** The language's own name. */
export const LANGUAGE_NAME = 'Français';

export const HAS_SHARE_PICTURES = true;
