import { concatenate } from '../../bytes/concatenate.ts';
import type { Size } from '../../geometry/steps.ts';
import * as MARKER from './markers.ts';
import { firstScan, isNamed, jpegSegments } from './segments.ts';

const NOT_FRAMES = new Set<number>([MARKER.DHT, MARKER.JPG, MARKER.DAC]);
/** `ICC_PROFILE`, a zero, the chunk's number and the number of chunks (ICC.1:2022, annex B.4). */
const PROFILE_HEADER = 14;
const NUMBER_AT = 12;
const RGB_IDS = [...'RGB'].map((letter) => letter.charCodeAt(0)).join();

/** Adobe's transform of YCbCr. */
const YCC = 1;

/** Properties of a JPEG from the segments before its first scan. */
export interface JpegFrame {
  /** Stored size in pixels. */
  width: number;
  height: number;
  components: number;
  /** Whether every reader displays it: baseline, extended or progressive, Huffman-coded, 8 bits per sample, grey or YCbCr. */
  usual: boolean;
  /** The minimum coded unit in pixels (section A.2.4), if the file is a usual one, and grey or YCbCr. */
  mcu?: Size;
  /** The ICC profile, joined from its segments. */
  profile?: Uint8Array<ArrayBuffer>;
}

/** The colour model by number of components (JFIF and Adobe's convention). */
export function jpegColour(components: number): 'grey' | 'rgb' | 'cmyk' {
  return components === 1 ? 'grey' : components === 4 ? 'cmyk' : 'rgb';
}

type FrameHeader = Omit<JpegFrame, 'profile' | 'mcu'> & { ids: string; mcu: Size | undefined };

const BLOCK = 8;

const MOST_BLOCKS_PER_MCU = 10;

/**
 * The largest sampling factors in blocks; those of a single component have no effect (section A.2.2).
 * @returns undefined for too many blocks, or if a ratio of factors is no whole number
 */
function mcuOf(factors: readonly number[]): Size | undefined {
  if (factors.length === 1) return { width: BLOCK, height: BLOCK };
  const [h, v] = [factors.map((both) => both >> 4), factors.map((both) => both & 15)];
  const [hMax, vMax] = [Math.max(...h), Math.max(...v)];
  const isWhole = h.every((own) => hMax % own === 0) && v.every((own) => vMax % own === 0);
  const blocks = h.reduce((sum, own, c) => sum + own * (v[c] ?? 0), 0);
  return isWhole && blocks <= MOST_BLOCKS_PER_MCU ? { width: BLOCK * hMax, height: BLOCK * vMax } : undefined;
}

/** The bytes of a frame header before its components, and of each component (section B.2.2). */
const FRAME_BYTES = 6;
const COMPONENT_BYTES = 3;

/**
 * Parses the frame header (section B.2.2): precision, lines, samples per line, then three bytes per component.
 * @returns undefined if it ends early
 */
function frameOf(marker: number, data: Uint8Array): FrameHeader | undefined {
  const components = data[5] ?? 0;
  if (data.length < FRAME_BYTES + components * COMPONENT_BYTES) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return {
    height: view.getUint16(1),
    width: view.getUint16(3),
    components,
    usual: marker <= MARKER.SOF2 && data[0] === 8 && (components === 1 || components === 3),
    ids: Array.from({ length: components }, (_, i) => data[FRAME_BYTES + i * COMPONENT_BYTES]).join(),
    mcu: mcuOf(Array.from({ length: components }, (_, i) => data[FRAME_BYTES + 1 + i * COMPONENT_BYTES] ?? 0)),
  };
}

const isFrame = (marker: number) => marker >= MARKER.SOF0 && marker <= MARKER.SOF15 && !NOT_FRAMES.has(marker);

/** Joins the chunks of an ICC profile (ICC.1, annex B.4). */
function profileIn(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const chunks = [...jpegSegments(bytes)]
    .filter((segment) => segment.marker === MARKER.APP2 && isNamed(bytes, segment, 'ICC_PROFILE'))
    .map(({ content, end }) => bytes.subarray(content, end))
    .sort((a, b) => (a[NUMBER_AT] ?? 0) - (b[NUMBER_AT] ?? 0));
  return chunks.length > 0 ? concatenate(chunks.map((chunk) => chunk.subarray(PROFILE_HEADER))) : undefined;
}

/** @returns undefined if the file is damaged before its first scan */
export function readJpegFrame(bytes: Uint8Array): JpegFrame | undefined {
  if (firstScan(bytes) === undefined) return undefined;
  let frame: FrameHeader | undefined;
  let transform: number | undefined;
  for (const segment of jpegSegments(bytes)) {
    const { marker, content, end } = segment;
    const data = bytes.subarray(content, end);
    if (marker === MARKER.APP14 && isNamed(bytes, segment, 'Adobe')) transform = data[11] ?? 0;
    if (!isFrame(marker)) continue;
    frame = frameOf(marker, data);
    if (!frame) return undefined;
  }
  if (!frame) return undefined;
  const { ids, mcu, ...facts } = frame;
  // Component ids R, G and B mean RGB, which a PDF reader does not detect.
  const usual = facts.usual && (transform !== undefined || ids !== RGB_IDS);
  const profile = profileIn(bytes);
  const isYcc = usual && (transform === undefined || transform === YCC);
  return { ...facts, usual, mcu: isYcc ? mcu : undefined, profile };
}
