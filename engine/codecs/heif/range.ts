import { BitReader } from '../../bytes/bits.ts';
import { unlessTooShort } from '../../bytes/unless-too-short.ts';

/*
 * The range of an AV1 bitstream's samples, which is near the end of its sequence header (AV1 Bitstream & Decoding Process
 * Specification, sections 5.3 to 5.5).
 */

const SEQUENCE_HEADER = 1;
const HIGH_PROFILE = 1;
const PROFESSIONAL_PROFILE = 2;
/** Code points of BT.709, of sRGB and of an identity matrix (section 6.4.2). */
const SRGB_POINTS = '1,13,0';

/** An unsigned number of variable length (section 4.10.3). */
function skipUvlc(bits: BitReader): void {
  let zeros = 0;
  while (zeros < 32 && !bits.flag()) zeros++;
  if (zeros < 32) bits.number(zeros);
}

function skipOperatingPoints(bits: BitReader): void {
  let delayBits = 0;
  const hasTiming = bits.flag();
  if (hasTiming) {
    bits.number(64);
    const isEqual = bits.flag();
    if (isEqual) skipUvlc(bits);
    const hasModel = bits.flag();
    if (hasModel) {
      delayBits = bits.number(5) + 1;
      bits.number(42);
    }
  }
  const hasDelay = bits.flag();
  const count = bits.number(5) + 1;
  for (let i = 0; i < count; i++) {
    bits.number(12);
    const level = bits.number(5);
    if (level > 7) bits.flag();
    if (delayBits > 0 && bits.flag()) bits.number(2 * delayBits + 1);
    if (hasDelay && bits.flag()) bits.number(4);
  }
}

/** The tools of a sequence of several frames. */
function skipTools(bits: BitReader): void {
  bits.number(4);
  const hasOrder = bits.flag();
  if (hasOrder) bits.number(2);
  const choosesTools = bits.flag();
  const hasTools = choosesTools || bits.flag();
  const choosesMotion = hasTools && bits.flag();
  if (hasTools && !choosesMotion) bits.flag();
  if (hasOrder) bits.number(3);
}

/** @returns whether the range is full */
function readColours(bits: BitReader, profile: number): boolean {
  const isDeep = bits.flag();
  if (profile === PROFESSIONAL_PROFILE && isDeep) bits.flag();
  const isGrey = profile !== HIGH_PROFILE && bits.flag();
  const isDescribed = bits.flag();
  const points = isDescribed ? [bits.number(8), bits.number(8), bits.number(8)] : [];
  return (!isGrey && points.join() === SRGB_POINTS) || bits.flag();
}

function readSequenceHeader(bits: BitReader): boolean {
  const profile = bits.number(3);
  bits.flag();
  const isReduced = bits.flag();
  if (isReduced) bits.number(5);
  else skipOperatingPoints(bits);
  const [widthBits, heightBits] = [bits.number(4) + 1, bits.number(4) + 1];
  bits.number(widthBits + heightBits);
  const hasIds = !isReduced && bits.flag();
  if (hasIds) bits.number(7);
  bits.number(3);
  if (!isReduced) skipTools(bits);
  bits.number(3);
  return readColours(bits, profile);
}

/** Returns the content of the first sequence header. */
function sequenceHeaderIn(bytes: Uint8Array): Uint8Array | undefined {
  for (let at = 0; at < bytes.length; ) {
    const [header = 0] = bytes.subarray(at, at + 1);
    at += header & 4 ? 2 : 1;
    let length = 0;
    if ((header & 2) === 0) length = bytes.length - at;
    else {
      for (let shift = 0; shift < 56; shift += 7) {
        const byte = bytes[at++] ?? 0;
        length += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) break;
      }
    }
    if (((header >> 3) & 15) === SEQUENCE_HEADER) return bytes.subarray(at, at + length);
    at += length;
  }
  return undefined;
}

/** Whether samples have the limited range of video: 16 to 235 of 255. Returns false for a damaged bitstream. */
export function isLimited(bitstream: Uint8Array): boolean {
  const header = sequenceHeaderIn(bitstream);
  const isFull = header && unlessTooShort(() => readSequenceHeader(new BitReader(header, 'highest first')));
  return isFull === false;
}
