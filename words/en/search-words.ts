/*
 * How the search reads this language: what people type becomes the English words of `pages/search/vocabulary.ts`, and the
 * grammar of queries is the same for all languages. English needs none of these.
 */

/** Words or phrases as people type them, and the English words they mean. */
export const QUERY_WORDS: Readonly<Record<string, string>> = {};

/** Words that follow what they refer to, and the English word that precedes it. */
export const POSTPOSITIONS: Readonly<Record<string, string>> = {};
