/**
 * Normalises queries that mean the same: compatibility forms unified, lower case, single spaces, no control characters.
 * "  JPG　to  png " → "jpg to png". The result is well-formed text of at most 100 characters, and may be empty.
 */
export const normaliseQuery = (query: string): string =>
  query
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 100)
    .toWellFormed()
    .trim();

/** Text with `\n` as line break and no control characters except tabs: databases reject NUL, and mail servers some of the others. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
