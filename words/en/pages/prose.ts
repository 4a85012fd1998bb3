/**
 * A paragraph, a list, or a place that the page fills. Text may contain `**strong**` and `[links](/where)`, which the page draws.
 */
export type Block = string | readonly string[] | { slot: string };

/** A page of text. */
export interface Prose {
  /** In the browser's tab and in search results. */
  pageTitle: string;
  description: string;
  title: string;
  /** As it is read: `July 13, 2024`. */
  updated?: string;
  lead: string;
  sections: readonly { heading: string; text: readonly Block[] }[];
}

/** What stands around the text of such a page. */
export const proseWords = {
  updated: (date: string) => `Last updated: ${date}`,
} as const;
