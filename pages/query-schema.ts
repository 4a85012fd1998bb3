import * as z from 'zod/mini';
import { queryProblems } from '#words/catalogue/query.ts';

/** A search query, checked by the search field, and by the server before counting it. The parsed value is trimmed. */
export const querySchema = z
  .string(queryProblems.short)
  .check(z.trim(), z.minLength(2, queryProblems.short), z.maxLength(100, queryProblems.long));
