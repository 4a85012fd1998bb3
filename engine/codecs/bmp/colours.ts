import type { Stated } from '../../colour/stated.ts';

/*
 * The profile of a bitmap (Microsoft, BITMAPV5HEADER). Chromium ignores the chromaticities and gammas of version 4, and so does this
 * reader.
 */

const HEADER_AT = 14;
const V5_BYTES = 124;
/** `PROFILE_EMBEDDED`, and the position of the profile from the start of the header. */
const EMBEDDED = 0x4d_42_45_44;
const FIELD = { kind: 56, start: 112, length: 116 } as const;

/** @throws {RangeError} for a header that is too short */
export function statedInBmp(bytes: Uint8Array): Stated | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset + HEADER_AT);
  const number = (at: number) => view.getUint32(at, true);
  if (number(0) !== V5_BYTES || number(FIELD.kind) !== EMBEDDED) return undefined;
  const start = HEADER_AT + number(FIELD.start);
  const icc = bytes.slice(start, start + number(FIELD.length));
  return icc.length > 0 ? { by: 'profile', icc } : undefined;
}
