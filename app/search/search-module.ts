/** The modules that the search field needs in use: loaded together when the field gets the focus. */
import { querySchema } from '#pages/query-schema.ts';

export { resolveQuery, type Suggestion, suggest, whyNot } from '#pages/search/index.ts';

/** @returns what is wrong with a query, in the words of the form; undefined for a valid one */
export function queryProblem(query: string): string | undefined {
  const { error } = querySchema.safeParse(query);
  return error?.issues[0]?.message;
}
