import type { Path } from '#catalogue/paths.ts';

/** The addresses of this language's landing pages by their slugs, like `PAGE_PATHS` of `words/en/paths.ts`. */
export const LANDING_PATHS: Readonly<Record<string, Path>> = {};
