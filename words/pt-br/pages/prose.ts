/**
 * A paragraph, a list, or a slot that the page fills. Text may contain `**strong**` and `[links](/where)`, which the
 * page renders.
 */
export type Block = string | readonly string[] | { slot: string };

/** A page of text. */
export interface Prose {
  /** For the browser's tab and search results. */
  pageTitle: string;
  description: string;
  title: string;
  /** The date as text: `July 13, 2024`. */
  updated?: string;
  lead: string;
  sections: readonly { heading: string; text: readonly Block[] }[];
}

/** The texts around such a page. */
export const proseWords = {
  updated: (date: string) => `Última atualização: ${date}`,
} as const;
