import type { FormatWord } from './formats/names.ts';

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

/** What browsers and search engines read of a tool's page. */
export interface ToolPageText {
  /** The site's name is added to it. */
  title: string;
  description: string;
}

/** The texts of a tool on every page. Its page's head is in `tool-pages/`, its cards on the home page in `tool-cards.ts`. */
export interface ToolText {
  /** The name in cards and menus. */
  name: string;
  /** In the main navigation: a verb. In the footer: its purpose. */
  verb: string;
  does: string;
  /** The screen's heading and the line beneath it. */
  heading: string;
  lead: string;
  steps: readonly [string, string, string];
}

/** The texts of a page that makes several files of one picture. */
export interface SeriesText extends ToolPageText, Pick<ToolText, 'heading' | 'lead'> {
  steps: readonly string[];
}

/** A tool as the home page presents it. */
export interface CardText {
  name: string;
  text: string;
}

export interface HubText {
  title: string;
  metaDescription: string;
  h1: string;
  description: string;
}

/** Notes on one conversion. */
export interface PairNotes {
  /** Completes the title after the name. */
  tag: string;
  meta: string;
  /** When a visitor wants this; the page's first sentences. */
  why: string;
  /** The effect on the file's size, and why. */
  size: string;
  faqs: readonly (readonly [question: string, answer: string])[];
}

export type NotesByTarget = Partial<Record<FormatWord, PairNotes>>;

/** Notes on a file size: who requires it, and how to reach it. */
export interface SizeNotes {
  tag: string;
  meta: string;
  why: string;
  /** Published limits that have been in force for years. */
  limits: string;
  /** How to get a good result at this size. */
  advice: string;
  adjust: string;
  faqs: readonly (readonly [question: string, answer: string])[];
}

/** The texts of a page of one task. Steps are in the order of its tool's. */
export interface TaskNotes {
  title: string;
  meta: string;
  why: string;
  does: string;
  steps: readonly [string, string, string];
  facts: readonly [Fact, Fact];
  faqs: readonly (readonly [question: string, answer: string])[];
}

type Fact = readonly [heading: string, paragraph: string];

/** Notes on a frame: its purpose, and what to watch for. */
export interface FrameNotes {
  tag: string;
  meta: string;
  why: string;
  uses: string;
  faqs: readonly (readonly [question: string, answer: string])[];
}
