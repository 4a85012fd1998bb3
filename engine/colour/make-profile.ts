import { concatenate } from '../bytes/concatenate.ts';
import type { Colours } from './colours.ts';
import { product, transposed } from './matrix.ts';
import type { Curve, Space } from './space.ts';
import { adaptation, D50, toXyz } from './xyz.ts';

/*
 * ICC profiles of version 4 for tagged colours (ICC.1:2022): those with a matrix (section 8.3.3) and those of grey (8.3.4).
 */

const ascii = (text: string) => new TextEncoder().encode(text);

function uint32(...values: number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) view.setUint32(i * 4, value);
  return bytes;
}

/** Numbers of the type s15Fixed16. */
const fixed = (...values: number[]) => uint32(...values.map((value) => Math.round(value * 65_536) >>> 0));

/** An element: its signature, four zeroes, its data. */
const element = (signature: string, ...data: Uint8Array[]) => concatenate([ascii(signature), uint32(0), ...data]);

/** multiLocalizedUnicodeType with one record (section 10.15). */
function text(value: string): Uint8Array {
  const utf16 = Uint8Array.from([...value].flatMap((letter) => [0, letter.charCodeAt(0)]));
  return element('mluc', uint32(1, 12), ascii('enUS'), uint32(utf16.length, 28), utf16);
}

/** parametricCurveType (section 10.18): type 0, or type 3 with a linear segment. */
function parametric({ gamma, segment }: Curve): Uint8Array {
  const kind = (type: number) => uint32(type * 65_536);
  if (!segment) return element('para', kind(0), fixed(gamma));
  const { scale, offset, slope, from } = segment;
  return element('para', kind(3), fixed(gamma, scale, offset, slope, from));
}

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const VERSION_4_4 = 0x04_40_00_00;

/** The header (section 7.2) of a display's profile. */
function headerOf(length: number, space: 'RGB ' | 'GRAY'): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(HEADER_BYTES);
  header.set(uint32(length, 0, VERSION_4_4));
  header.set(ascii(`mntr${space}XYZ `), 12);
  // The date, which must be a valid one: 1 January 2026.
  header.set([0x07, 0xea, 0, 1, 0, 1], 24);
  header.set(ascii('acsp'), 36);
  header.set(fixed(...D50), 68);
  return header;
}

const even = (bytes: number) => Math.ceil(bytes / 4) * 4;

/** @param tags several may share an element */
function profileWith(
  space: 'RGB ' | 'GRAY',
  tags: readonly (readonly [string, Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const elements = [...new Set(tags.map(([, data]) => data))];
  const table = 4 + tags.length * TAG_BYTES;
  const offsets = new Map<Uint8Array, number>();
  let end = HEADER_BYTES + table;
  for (const data of elements) {
    offsets.set(data, end);
    end += even(data.length);
  }
  const entries = tags.map(([signature, data]) =>
    concatenate([ascii(signature), uint32(offsets.get(data) ?? 0, data.length)]),
  );
  const padded = elements.map((data) => concatenate([data, new Uint8Array(even(data.length) - data.length)]));
  return concatenate([headerOf(end, space), uint32(tags.length), ...entries, ...padded]);
}

/** Makes the profile of a space, or of a picture in grey whose samples have the space's curve. */
export function makeProfile({ primaries, transfer }: Space<Curve>, isGrey: boolean): Uint8Array<ArrayBuffer> {
  const curve = parametric(transfer);
  const adapted = adaptation(primaries.white);
  const about = [
    ['desc', text('Original colours')],
    ['cprt', text('CC0')],
    ['wtpt', element('XYZ ', fixed(...D50))],
    ['chad', element('sf32', fixed(...adapted.flat()))],
  ] as const;
  if (isGrey) return profileWith('GRAY', [...about, ['kTRC', curve]]);
  const [red, green, blue] = transposed(product(adapted, toXyz(primaries)));
  return profileWith('RGB ', [
    ...about,
    ['rXYZ', element('XYZ ', fixed(...red))],
    ['gXYZ', element('XYZ ', fixed(...green))],
    ['bXYZ', element('XYZ ', fixed(...blue))],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]);
}

/** Returns the profile of samples: the file's, or one made from its tags. */
export function profileOf({ profile, space }: Colours, isGrey: boolean): Uint8Array<ArrayBuffer> | undefined {
  return space ? makeProfile(space, isGrey) : profile;
}
