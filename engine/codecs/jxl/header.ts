import { BitReader } from '../../bytes/bits.ts';
import { boxes } from '../../bytes/boxes.ts';
import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { isCodestream } from './boxes.ts';

/*
 * The image header at the start of a JPEG XL codestream (ISO/IEC 18181-1:2024, annex D): sizes, depths, extra channels and colours.
 */

export interface JxlHeader {
  /** Whether the colours are multiplied by alpha. */
  premultiplied: boolean;
  /** The number of channels besides the colours: alpha, and others. */
  channels: number;
  /** Enumerated colours: whether they are grey, and the code point of their function from samples to light, as in H.273. */
  colours?: { grey: boolean; transfer: number } | undefined;
}

/** Bytes of the signature, and of the number of a part. */
const SIGNATURE = 2;
const PART_NUMBER = 4;
const ALPHA = 0;
const SPOT_COLOUR = 2;
const COLOUR_FILTER = 5;
const [GREY, XYB] = [1, 2];
/** Of white points, primaries. */
const CUSTOM = 2;
const SRGB = 13;

/** One of four ways to write a number: a constant, or bits that are added to one. */
type Way = number | readonly [bits: number, plus?: number];

/** U32, section B.2. */
function u32(bits: BitReader, ...ways: readonly [Way, Way, Way, Way]): number {
  const way = ways[bits.number(2)] ?? 0;
  return typeof way === 'number' ? way : bits.number(way[0]) + (way[1] ?? 0);
}

const enumerated = (bits: BitReader) => u32(bits, 0, 1, [4, 2], [6, 18]);

function skipSize(bits: BitReader): void {
  const isSmall = bits.flag();
  const side = () => (isSmall ? bits.number(5) : u32(bits, [9], [13], [18], [30]));
  side();
  const ratio = bits.number(3);
  if (ratio === 0) side();
}

function skipPreview(bits: BitReader): void {
  const isSmall = bits.flag();
  const side = () => (isSmall ? u32(bits, 16, 32, [5], [9]) : u32(bits, [6], [8], [10], [12]));
  side();
  const ratio = bits.number(3);
  if (ratio === 0) side();
}

function skipAnimation(bits: BitReader): void {
  u32(bits, 100, 1000, [10], [30]);
  u32(bits, 1, 1001, [8], [10]);
  u32(bits, 0, [3], [16], [32]);
  bits.flag();
}

function skipDepth(bits: BitReader): void {
  const isFloat = bits.flag();
  if (!isFloat) u32(bits, 8, 10, 12, [6]);
  else {
    u32(bits, 32, 16, 24, [6]);
    bits.number(4);
  }
}

/** Returns whether a channel is alpha by which the colours are multiplied. */
function readChannel(bits: BitReader): boolean {
  const isUsualAlpha = bits.flag();
  if (isUsualAlpha) return false;
  const type = enumerated(bits);
  skipDepth(bits);
  u32(bits, 0, 3, 4, [3]);
  const nameBytes = u32(bits, 0, [4], [5, 16], [10, 48]);
  bits.number(nameBytes * 8);
  if (type === ALPHA) return bits.flag();
  if (type === SPOT_COLOUR) bits.number(64);
  if (type === COLOUR_FILTER) u32(bits, 1, [2], [4, 3], [8, 19]);
  return false;
}

function skipPoints(bits: BitReader, count: number): void {
  for (let i = 0; i < count * 2; i++) u32(bits, [19], [19], [20], [21]);
}

function readColours(bits: BitReader): JxlHeader['colours'] {
  const isSrgb = bits.flag();
  if (isSrgb) return { grey: false, transfer: SRGB };
  const hasProfile = bits.flag();
  const model = enumerated(bits);
  if (hasProfile) return undefined;
  if (model !== XYB && enumerated(bits) === CUSTOM) skipPoints(bits, 1);
  if (model !== XYB && model !== GREY && enumerated(bits) === CUSTOM) skipPoints(bits, 3);
  const hasGamma = bits.flag();
  if (hasGamma) {
    bits.number(24);
    return undefined;
  }
  const transfer = enumerated(bits);
  enumerated(bits);
  return { grey: model === GREY, transfer };
}

function readHeader(codestream: Uint8Array): JxlHeader {
  const bits = new BitReader(codestream.subarray(SIGNATURE), 'lowest first');
  skipSize(bits);
  const isUsual = bits.flag();
  if (isUsual) return { premultiplied: false, channels: 0, colours: { grey: false, transfer: SRGB } };
  const hasMore = bits.flag();
  if (hasMore) {
    bits.number(3);
    if (bits.flag()) skipSize(bits);
    if (bits.flag()) skipPreview(bits);
    if (bits.flag()) skipAnimation(bits);
  }
  skipDepth(bits);
  bits.flag();
  const channels = u32(bits, 0, 1, [4, 2], [12, 1]);
  const alphas = Array.from({ length: channels }, () => readChannel(bits));
  bits.flag();
  return { premultiplied: alphas.includes(true), channels, colours: readColours(bits) };
}

/** The codestream, or its first part. */
function codestreamOf(bytes: Uint8Array): Uint8Array | undefined {
  if (isCodestream(bytes)) return bytes;
  for (const { type, content, end } of boxes(bytes)) {
    if (type === 'jxlc') return bytes.subarray(content, end);
    if (type === 'jxlp') return bytes.subarray(content + PART_NUMBER, end);
  }
  return undefined;
}

/** Reads the header of a JPEG XL; undefined if it is damaged. */
export function readJxlHeader(bytes: Uint8Array): JxlHeader | undefined {
  const codestream = codestreamOf(bytes);
  return codestream && unlessTooShort(() => readHeader(codestream));
}
