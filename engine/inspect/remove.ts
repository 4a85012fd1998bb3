import { workOn } from '../codecs/work-on.ts';
import { type Details, type Keeping, NOTHING } from '../details/part.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { unlessUnreadable } from '../errors/unless-unreadable.ts';
import { inspect } from './inspect.ts';
import type { Inspection } from './inspection.ts';
import type { NamedRemoval, Removal } from './removals.ts';

const KEEPS: Readonly<Record<NamedRemoval, () => Promise<Keeping>>> = {
  everything: async () => NOTHING,
  place: async () => (await import('../details/keeping.ts')).KEEPING['keep-but-location'],
  'place-and-person': async () => (await import('../details/keeping-unnamed.ts')).UNNAMED,
  'all-but-credits': async () => (await import('../details/keeping.ts')).KEEPING.copyright,
};

async function keepingOf(removal: Removal, inspection: Inspection): Promise<Keeping> {
  if (typeof removal === 'string') return KEEPS[removal]();
  const { keepingWithout } = await import('./keeping-groups.ts');
  return keepingWithout(removal, inspection);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The orientation that EXIF states, 1 to 8. */
function orientationOf({ tags }: Inspection): number {
  const tag = tags.find((each) => each.source === 'exif' && each.directory === 'IFD0' && each.name === 'Orientation');
  const orientation = Number(tag?.raw);
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

/** @returns undefined if the format or this file has no metadata that can be removed without an encode */
async function detailsOf({ format }: Inspection): Promise<Details | undefined> {
  const { details, markup } = await workOn({ id: format });
  return details ?? markup?.();
}

/** Decoders skip stray bytes between segments; this does not guess. */
const kept = (bytes: Bytes, details: Details, keeping: Keeping, orientation: number) =>
  unlessUnreadable(() => (details.takesEncode?.(bytes) ? undefined : details.keepOnly(bytes, keeping, orientation)));

/** Adds the gain map again, which the picture needs on HDR screens; one in a form of its maker's own goes. */
async function withGainMap(picture: Bytes, bytes: Bytes, { hidden }: Inspection): Promise<Bytes> {
  if (!hidden.some(({ kind, isNeeded }) => kind === 'gain-map' && isNeeded)) return picture;
  const { keepGainMap } = await fetchPart(() => import('../codecs/jpeg/gain-map/keep.ts'));
  return keepGainMap(picture, bytes) ?? picture;
}

/**
 * Removes metadata without an encode: the bytes of the picture are copied. The orientation, the profile, the resolution and a gain map in a
 * standard form stay.
 * @param inspection of the same file
 * @returns the file with less, and what is left in it; undefined if only an encode removes it
 * @throws {ImageError} `codec-unavailable`
 */
export async function removeMetadata(
  bytes: Bytes,
  inspection: Inspection,
  removal: Removal,
): Promise<{ bytes: Bytes; left: Inspection } | undefined> {
  const [details, keeping] = await Promise.all([
    detailsOf(inspection),
    fetchPart(() => keepingOf(removal, inspection)),
  ]);
  const plain = details && kept(bytes, details, keeping, orientationOf(inspection));
  if (!plain) return undefined;
  const { gainMap } = await workOn({ id: inspection.format });
  const whole = gainMap ? await withGainMap(plain, bytes, inspection) : plain;
  const left = await inspect(whole);
  return left && { bytes: whole, left };
}
