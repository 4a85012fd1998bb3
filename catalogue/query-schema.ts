import * as z from 'zod/mini';

/** A search query, checked by the search field, and by the server before counting it. The parsed value is trimmed. */
export const querySchema = z
  .string('Search query must be at least 2 characters')
  .check(
    z.trim(),
    z.minLength(2, 'Search query must be at least 2 characters'),
    z.maxLength(100, 'Search query must be at most 100 characters'),
  );
