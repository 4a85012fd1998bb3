import { workOn } from '../codecs/work-on.ts';
import type { Inside } from '../containers/encode.ts';
import { type Keeping, NOTHING } from '../details/part.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { unlessUnreadable } from '../errors/unless-unreadable.ts';
import { wantedFormat } from '../plan/target-format.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import type { Note } from '../report/notes.ts';

/* Results that are the file itself: its bytes with or without metadata, and their notes. */

type Bytes = Uint8Array<ArrayBuffer>;
type Kept = Extract<Note, { code: 'left-as-it-is' }>;

/** Returns the file with less metadata; undefined if that takes a new encode. */
async function keptOnly(bytes: Bytes, { format, orientation }: Probe, keeping: Keeping): Promise<Bytes | undefined> {
  const { details } = await workOn({ id: format });
  // Decoders skip stray bytes between segments; this does not guess.
  return unlessUnreadable(() => details?.keepOnly(bytes, keeping, orientation));
}

/** What stays of metadata that is removed in part. */
async function keepingOf(metadata: 'strip' | 'keep-but-location' | 'copyright'): Promise<Keeping> {
  if (metadata === 'strip') return NOTHING;
  const { KEEPING } = await fetchPart(() => import('../details/keeping.ts'));
  return KEEPING[metadata];
}

/**
 * Returns the original with the metadata that the recipe keeps; by default with none.
 * @returns undefined if that takes a new encode
 */
export async function originalOf(
  bytes: Bytes,
  probe: Probe,
  { metadata = 'strip' }: Output,
): Promise<Bytes | 'original' | undefined> {
  if (!probe.metadata || metadata === 'keep') return 'original';
  const plain = await keptOnly(bytes, probe, await keepingOf(metadata));
  if (!plain || probe.parts?.gainMap !== 'read') return plain;
  const { keepGainMap } = await fetchPart(() => import('../codecs/jpeg/gain-map/keep.ts'));
  return keepGainMap(plain, bytes);
}

/** Returns the file's picture without metadata, for a container's page. */
export async function insideOf(bytes: Bytes, probe: Probe): Promise<Inside | undefined> {
  const data = probe.metadata ? await keptOnly(bytes, probe, NOTHING) : bytes;
  return data && { bytes: data, size: probe, orientation: probe.orientation };
}

/** Whether the original with less metadata is better than a result: it meets the aim, and has all pixels. */
export function isBetter(original: Bytes, result: { length: number }, output: Output): boolean {
  return output.aim === 'size' ? original.length <= output.bytes : original.length <= result.length;
}

/** Adds the format that was not written, and an offer if it is only the page's initial one. */
function insteadOf(note: Kept, probe: Probe, output: Output): Kept {
  const requested = wantedFormat(probe, output).id;
  if (requested === probe.format) return note;
  if (note.why !== 'no-gain' || output.preserveFormat !== 'opened') return { ...note, insteadOf: requested };
  const offer = wantedFormat(probe, { ...output, format: 'same' }).id;
  return offer === requested
    ? { ...note, insteadOf: requested }
    : { code: 'left-as-it-is', why: 'opened-format', insteadOf: requested, offer };
}

const KEPT = {
  strip: undefined,
  keep: undefined,
  'keep-but-location': 'all-but-location',
  copyright: 'credit',
} as const;

/** Completes the note about a returned original: the format that was requested, and whether its metadata is gone. */
export function withKeptNotes(
  notes: readonly Note[],
  data: Bytes | 'original',
  { probe, output }: { probe: Probe; output: Output },
): Note[] {
  return notes.flatMap((note): Note[] => {
    if (note.code !== 'left-as-it-is') return [note];
    const file = insteadOf(note, probe, output);
    if (data === 'original') return [file];
    const kept = KEPT[output.metadata ?? 'strip'];
    return [file, { code: 'metadata-removed', bytes: probe.bytes - data.length, kept }];
  });
}
