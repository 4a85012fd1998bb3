/** What the search box needs once somebody uses it: one piece to load, when the box gets the focus. */
import { querySchema } from '#catalogue/query-schema.ts';

export { resolveQuery, type Suggestion, suggest, whyNot } from '#catalogue/search/index.ts';

/** @returns what is wrong with a query, in the words of the form; undefined where it can be searched for */
export function queryProblem(query: string): string | undefined {
  const { error } = querySchema.safeParse(query);
  return error?.issues[0]?.message;
}
