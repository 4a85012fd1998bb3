export interface HowToStep {
  name: string;
  text: string;
}

export interface Faq {
  question: string;
  answer: string;
}

/** Facts for this page only: sentences, and perhaps a table whose first column names the row. */
export interface FactBlock {
  heading: string;
  paragraphs: readonly string[];
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
}

/** All texts of a landing page. */
export interface PageText {
  /** At most 60 characters. */
  title: string;
  /** 50 to 160 characters. */
  metaDescription: string;
  h1: string;
  /** The first sentences under the heading. */
  description: string;
  /** What the tool on this page does, in a sentence. */
  toolDescription: string;
  steps: readonly HowToStep[];
  facts: readonly FactBlock[];
  faqs: readonly Faq[];
}

export function faqs(pairs: readonly (readonly [question: string, answer: string])[]): Faq[] {
  return pairs.map(([question, answer]) => ({ question, answer }));
}
