import type { Inside } from '../containers/encode.ts';
import { isImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { workOn } from '../formats/file-work.ts';
import { formatOf } from '../formats/index.ts';
import type { Plan } from '../plan/plan.ts';
import { wantedFormat } from '../plan/target-format.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import { searches } from '../recipe/searches.ts';
import type { Note } from '../report/notes.ts';

/* Results that are the file itself: its bytes with or without metadata, and their notes. */

type Bytes = Uint8Array<ArrayBuffer>;
type Kept = Extract<Note, { code: 'left-as-it-is' }>;

/** Returns the file without metadata; undefined if that takes a new encode. */
function stripped(bytes: Bytes, { format, orientation }: Probe): Bytes | undefined {
  try {
    return workOn({ id: format }).strip?.(bytes, orientation);
  } catch (error) {
    // Decoders skip stray bytes between segments; stripping does not guess.
    if (isImageError(error)) return undefined;
    throw error;
  }
}

/**
 * Returns the original, without its metadata if the recipe strips it. By default, compression keeps all bytes, and a
 * plain encode strips the metadata if the format allows that.
 * @returns undefined if stripping takes a new encode
 */
export async function originalOf(bytes: Bytes, probe: Probe, output: Output): Promise<Bytes | 'original' | undefined> {
  const metadata = output.metadata ?? (searches(output) || !formatOf(probe.format).strips ? 'keep' : 'strip');
  if (!probe.metadata || metadata !== 'strip') return 'original';
  const plain = stripped(bytes, probe);
  if (!plain || probe.parts?.gainMap !== 'read') return plain;
  const { keepGainMap } = await fetchPart(() => import('../gain-map/keep.ts'));
  return keepGainMap(plain, bytes);
}

/** Returns the file's picture without metadata, for a container's page. */
export function insideOf(bytes: Bytes, probe: Probe): Inside | undefined {
  const data = probe.metadata ? stripped(bytes, probe) : bytes;
  return data && { bytes: data, size: probe, orientation: probe.orientation };
}

/** Adds the format that was not written, and an offer if it is only the page's initial one. */
function insteadOf(note: Kept, probe: Probe, output: Output): Kept {
  const asked = wantedFormat(probe, output).id;
  if (asked === probe.format) return note;
  if (note.why !== 'no-gain' || output.preserveFormat !== 'opened') return { ...note, insteadOf: asked };
  const offer = wantedFormat(probe, { ...output, format: 'same' }).id;
  return offer === asked
    ? { ...note, insteadOf: asked }
    : { code: 'left-as-it-is', why: 'opened-format', insteadOf: asked, offer };
}

/** Completes the note about a returned original: the format that was requested, and whether its metadata is gone. */
export function withKeptNotes(
  notes: readonly Note[],
  data: Bytes | 'original',
  { probe, output, plan }: { probe: Probe; output: Output; plan: Plan },
): Note[] {
  return notes.flatMap((note): Note[] => {
    if (note.code !== 'left-as-it-is') return [note];
    const file = insteadOf(note, probe, output);
    if (data !== 'original') return [file, { code: 'metadata-removed', bytes: probe.bytes - data.length }];
    return [probe.metadata && !plan.unchanged && output.metadata !== 'keep' ? { ...file, keepsMetadata: true } : file];
  });
}
