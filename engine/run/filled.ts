import { workOn } from '../codecs/work-on.ts';
import type { Format } from '../formats/format.ts';
import type { Note } from '../report/notes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A result and what is noted about it. */
export interface Noted {
  file: Bytes;
  notes: Note[];
}

/**
 * Fills a file that is below the least size with comments, which no picture needs. A file between the least size and the target has met
 * both, however far it is from the target.
 * @param sizes the target and the least size, in bytes
 * @param original the size of the file that the result is of, in bytes
 */
export async function filled(
  { file, notes }: Noted,
  format: Format,
  { bytes: target, min: least }: Readonly<Record<'bytes' | 'min', number>>,
  original: number,
): Promise<Noted> {
  if (file.length > target) return { file, notes };
  const { pad } = await workOn(format);
  const missing = least - file.length;
  const whole = missing > 0 && pad ? pad(file, missing) : file;
  if (whole.length < least || whole.length > target)
    return { file, notes: [...notes, { code: 'below-least', below: missing / least }] };
  const met = notes.map((note): Note => (note.code === 'nearest' ? { code: 'target-met', below: note.below } : note));
  const added = whole.length - file.length;
  if (added === 0) return { file, notes: met };
  const kept = met.filter(({ code }) => code !== 'padded' && code !== 'larger');
  const before = met.reduce((sum, note) => sum + (note.code === 'padded' ? note.bytes : 0), 0);
  const grown = whole.length - original;
  return {
    file: whole,
    notes: [
      ...kept,
      { code: 'padded', bytes: before + added, least },
      ...(grown > 0 ? [{ code: 'larger', bytes: grown, why: 'least' } as const] : []),
    ],
  };
}
