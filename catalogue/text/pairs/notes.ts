import type { FormatWord } from '../../formats/names.ts';

/** What is worth knowing of one conversion and of no other. */
export interface PairNotes {
  /** Completes the title after the name. */
  tag: string;
  meta: string;
  /** When someone wants this; the page's first sentences. */
  why: string;
  /** What becomes of the file's size, and why. */
  size: string;
  faqs: readonly (readonly [question: string, answer: string])[];
}

export type NotesByTarget = Partial<Record<FormatWord, PairNotes>>;
