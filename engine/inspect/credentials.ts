import type { Credentials } from './inspection.ts';
import { decoded } from './readable.ts';

/*
 * Content Credentials (C2PA 2.1): a store of boxes with claims in CBOR and signatures with X.509 certificates. Only the two names that
 * people ask for are looked up; nothing is verified.
 */

const GENERATORS = ['claim_generator_info', 'claim_generator'] as const;
/** The object identifier of an organisation's name (2.5.4.10), in DER. */
const ORGANISATION = [0x06, 0x03, 0x55, 0x04, 0x0a] as const;
const DER_TEXTS = new Set([0x0c, 0x13, 0x14, 0x1e]);
const CBOR_TEXT = 3;
const WITHIN = 64;

function indexOf(bytes: Uint8Array, wanted: ArrayLike<number>, from: number): number {
  for (let at = bytes.indexOf(wanted[0] ?? 0, from); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    let i = 1;
    while (i < wanted.length && bytes[at + i] === wanted[i]) i++;
    if (i === wanted.length) return at;
  }
  return -1;
}

const codes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A text of CBOR (RFC 8949, section 3) at an offset. */
function cborText(bytes: Uint8Array, at: number): string | undefined {
  const first = bytes[at] ?? 0;
  if (first >> 5 !== CBOR_TEXT) return undefined;
  const short = first & 31;
  const [length, from] =
    short < 24
      ? [short, at + 1]
      : short === 24
        ? [bytes[at + 1] ?? 0, at + 2]
        : [((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0), at + 3];
  return length > 0 && length < 500 ? decoded(bytes.subarray(from, from + length)) : undefined;
}

function generatorOf(bytes: Uint8Array): string | undefined {
  for (const key of GENERATORS) {
    const at = indexOf(bytes, codes(key), 0);
    if (at < 0) continue;
    const after = at + key.length;
    if (key === 'claim_generator') return cborText(bytes, after);
    // A map, perhaps in a list, with the program's name.
    const name = indexOf(bytes.subarray(0, after + WITHIN), codes('name'), after);
    const text = name < 0 ? undefined : cborText(bytes, name + 4);
    if (text) return text;
  }
  return undefined;
}

/** The organisations in the certificates: the issuer's precedes the subject's, and the signer's certificate is the first. */
function signerOf(bytes: Uint8Array): string | undefined {
  const names: string[] = [];
  for (
    let at = indexOf(bytes, ORGANISATION, 0);
    at >= 0 && names.length < 2;
    at = indexOf(bytes, ORGANISATION, at + 5)
  ) {
    const [type = 0, length = 0] = bytes.subarray(at + 5, at + 7);
    if (DER_TEXTS.has(type) && length < 128) names.push(decoded(bytes.subarray(at + 7, at + 7 + length)));
  }
  return names[1] ?? names[0];
}

/** @param parts of the store, in order */
export function readCredentials(parts: readonly Uint8Array[]): Credentials | undefined {
  if (parts.length === 0) return undefined;
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const [generator, signer] = [generatorOf(all), signerOf(all)];
  return { bytes, ...(generator && { generator }), ...(signer && { signer }) };
}
