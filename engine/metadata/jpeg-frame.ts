import { concatenate } from '../bytes.ts';
import { firstScan, isNamed, JPEG_MARKER, jpegSegments } from './jpeg-segments.ts';

/** Markers of ITU-T T.81, table B.1. */
const MARKER = {
  sof0: 0xc0,
  progressive: 0xc2,
  sof15: 0xcf,
  huffman: 0xc4,
  reserved: 0xc8,
  arithmetic: 0xcc,
} as const;
const NOT_FRAMES = new Set<number>([MARKER.huffman, MARKER.reserved, MARKER.arithmetic]);
/** `ICC_PROFILE`, a zero, the chunk's number and how many there are (ICC.1:2022, annex B.4). */
const PROFILE_HEADER = 14;
const RGB_IDS = [...'RGB'].map((letter) => letter.charCodeAt(0)).join();

/** What a JPEG says of itself before its first scan. */
export interface JpegFrame {
  /** As it is stored, in pixels. */
  width: number;
  height: number;
  components: number;
  /** Baseline, extended or progressive, with Huffman codes, 8 bits a sample, as grey or YCbCr: what every reader shows. */
  usual: boolean;
  /** The ICC profile, put together. */
  profile?: Uint8Array<ArrayBuffer>;
}

type Frame = Omit<JpegFrame, 'profile'> & { ids: string };

/** The frame header (section B.2.2): precision, lines, samples a line, then three bytes for each component. */
function frameOf(marker: number, data: Uint8Array): Frame {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const components = data[5] ?? 0;
  return {
    height: view.getUint16(1),
    width: view.getUint16(3),
    components,
    usual: marker <= MARKER.progressive && data[0] === 8 && (components === 1 || components === 3),
    ids: Array.from({ length: components }, (_, i) => data[6 + i * 3]).join(),
  };
}

/** @returns nothing where the file is damaged before its first scan */
export function readJpegFrame(bytes: Uint8Array): JpegFrame | undefined {
  if (firstScan(bytes) === undefined) return undefined;
  const chunks: { number: number; data: Uint8Array }[] = [];
  let frame: Frame | undefined;
  let saysTransform = false;
  for (const segment of jpegSegments(bytes)) {
    const { marker, content, end } = segment;
    const data = bytes.subarray(content, end);
    if (marker === JPEG_MARKER.app2 && isNamed(bytes, segment, 'ICC_PROFILE')) {
      chunks.push({ number: data[12] ?? 0, data: data.subarray(PROFILE_HEADER) });
    }
    if (marker === JPEG_MARKER.app14 && isNamed(bytes, segment, 'Adobe')) saysTransform = true;
    if (marker >= MARKER.sof0 && marker <= MARKER.sof15 && !NOT_FRAMES.has(marker)) frame = frameOf(marker, data);
  }
  if (!frame) return undefined;
  const { ids, ...facts } = frame;
  // Components that are called so are RGB, of which a reader of PDF is not told.
  const usual = facts.usual && (saysTransform || ids !== RGB_IDS);
  const profile = chunks.sort((a, b) => a.number - b.number).map(({ data }) => data);
  return { ...facts, usual, ...(profile.length > 0 && { profile: concatenate(profile) }) };
}
