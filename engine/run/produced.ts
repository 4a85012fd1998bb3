import type { Format } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import type { Loss } from '../report/losses.ts';
import type { Note } from '../report/notes.ts';

/** What a producer made. */
export interface Produced extends Size {
  /** `original` if no byte of the file changes. */
  data: Uint8Array<ArrayBuffer> | 'original';
  /** Present if the file is the result, with or without its metadata. */
  returned?: { losses: Loss[] };
  format: Format;
  frames: number;
  notes: Note[];
  quality?: number;
  score?: number;
  encodes: number;
}
