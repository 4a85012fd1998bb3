import { concatenate } from '../bytes/concatenate.ts';
import { indexOfBytes } from '../bytes/index-of.ts';
import { bytesOf, decoded } from '../metadata/blocks.ts';
import type { Credentials } from './inspection.ts';

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
    const at = indexOfBytes(bytes, bytesOf(key));
    if (at < 0) continue;
    const after = at + key.length;
    if (key === 'claim_generator') return cborText(bytes, after);
    // A map, perhaps in a list, with the program's name.
    const name = indexOfBytes(bytes.subarray(0, after + WITHIN), bytesOf('name'), after);
    const text = name < 0 ? undefined : cborText(bytes, name + 4);
    if (text) return text;
  }
  return undefined;
}

/** The organisations in the certificates: the issuer's precedes the subject's, and the signer's certificate is the first. */
function signerOf(bytes: Uint8Array): string | undefined {
  const names: string[] = [];
  for (
    let at = indexOfBytes(bytes, ORGANISATION);
    at >= 0 && names.length < 2;
    at = indexOfBytes(bytes, ORGANISATION, at + 5)
  ) {
    const [type = 0, length = 0] = bytes.subarray(at + 5, at + 7);
    if (DER_TEXTS.has(type) && length < 128) names.push(decoded(bytes.subarray(at + 7, at + 7 + length)));
  }
  return names[1] ?? names[0];
}

/** @param parts of the store, in order */
export function readCredentials(parts: readonly Uint8Array[]): Credentials | undefined {
  if (parts.length === 0) return undefined;
  const all = concatenate(parts);
  const [generator, signer] = [generatorOf(all), signerOf(all)];
  return { bytes: all.length, ...(generator && { generator }), ...(signer && { signer }) };
}
