import type { FormatWord } from '../../formats/names.ts';

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
