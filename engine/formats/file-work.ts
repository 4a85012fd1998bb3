import { apngFrames, isApng } from '../apng/control.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { partsOfBoxes } from '../gain-map/boxes.ts';
import { type GainMap, partsOfJpeg } from '../gain-map/parts.ts';
import { sealed } from '../gain-map/seal.ts';
import type { Size } from '../geometry/steps.ts';
import type { EmbeddedMetadata } from '../metadata/embedded.ts';
import type { Exif } from '../metadata/exif.ts';
import { readJpegFrame } from '../metadata/jpeg-frame.ts';
import { pngPalette } from '../metadata/png-palette.ts';
import { statedInJpeg, statedInPng } from '../metadata/resolution.ts';
import { stripJpeg } from '../metadata/strip-jpeg.ts';
import { hasBox, stripJxl } from '../metadata/strip-jxl.ts';
import { stripPng } from '../metadata/strip-png.ts';
import { stripWebp } from '../metadata/strip-webp.ts';
import { metadataOfTiff, withMetadataInTiff } from '../metadata/tiff-exif.ts';
import { webpFrames } from '../metadata/webp-chunks.ts';
import { avifFrames } from './avif-frames.ts';
import { isCompleteJpeg, isCompletePng, isCompleteWebp } from './complete.ts';
import type { Format, FormatId, Parts } from './format.ts';
import { metadataOfHeif } from './heif-metadata.ts';
import { padJpeg } from './pad-jpeg.ts';
import { checkDepth } from './svg-depth.ts';

/** What is done to a file's bytes, beside decoding and encoding. Each part is absent where a format has no need or no way. */
export interface FileWork {
  /** What a file holds besides its picture. */
  parts?(bytes: Uint8Array): Parts;
  /** The minimum coded unit in pixels, of a file whose coefficients can be copied. */
  mcu?(bytes: Uint8Array): Size | undefined;
  /** The gain map of a file, for a format that holds one. */
  gainMap?(bytes: Uint8Array): GainMap | undefined;
  /** How many frames a file holds of which only the first is read: an AVIF sequence. */
  unreadFrames?(bytes: Uint8Array): number;
  /**
   * The same file without metadata and without a change to a pixel, and without a gain map; absent where that takes a new encode.
   * Orientation, 1 to 8, is kept where the pixels are stored turned.
   */
  strip?(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer>;
  /**
   * Asked before a file is read, where its reader cannot be trusted with all that there may be.
   * @throws {ImageError} `unsupported`
   */
  check?(bytes: Uint8Array): void;
  /** Does the file reach the end that its structure names? For a decoder that does not ask. */
  isComplete?(bytes: Uint8Array): boolean;
  /** Animations that no codec here reads or writes: each frame is a still, and how they are bound is fetched when it is needed. */
  animation?: { isIn(bytes: Uint8Array): boolean; fetch(): Promise<typeof import('../apng/index.ts')> };
  /**
   * Fetches what makes one animation of several, each of which begins with the last frame of the one before; absent where that
   * takes a new encode.
   */
  joinFrames?(): Promise<JoinFrames>;
  /** How many frames a file holds, where its writer may merge some, or where its reader takes only the first. */
  framesIn?(bytes: Uint8Array): number;
  /** The same file, stating so many dots per inch; nothing is stated where that is unknown and the format lets it be. */
  withResolution?(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer>;
  /** What a file says of its picture, where what decodes it does not read it. */
  readMetadata?(bytes: Uint8Array): EmbeddedMetadata;
  /** The same file with EXIF and bare IPTC, where libvips does not write them. */
  withMetadata?(bytes: Uint8Array<ArrayBuffer>, metadata: { exif?: Exif; iptc?: Uint8Array }): Uint8Array<ArrayBuffer>;
  /** The colours of a file that has a palette, four bytes each with alpha last. */
  palette?(bytes: Uint8Array): Uint8Array | undefined;
  /** A file of the same picture with exactly so many more bytes, where the format has room for comments. */
  pad?(bytes: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer>;
}

/** @param delays of each part how long its frames last, in milliseconds */
export type JoinFrames = (
  parts: readonly Uint8Array<ArrayBuffer>[],
  delays: readonly number[][],
) => Uint8Array<ArrayBuffer>;

/** A gain map in JPEG XL (ISO/IEC 18181-2:2024, section 9.10): libvips reads none in this format. */
const GAIN_MAP_BOX = 'jhgm';

/** Apart from the formats' records, which every page loads to name formats: this is for where files are worked on. */
const WORK: Readonly<Partial<Record<FormatId, FileWork>>> = {
  jpeg: {
    parts: partsInJpeg,
    mcu: (bytes) => readJpegFrame(bytes)?.mcu,
    gainMap: (bytes) => partsOfJpeg(bytes).map,
    strip: stripJpeg,
    withResolution: statedInJpeg,
    isComplete: isCompleteJpeg,
    pad: (bytes, count) => sealed(padJpeg(bytes, count)),
  },
  png: {
    palette: pngPalette,
    strip: stripPng,
    withResolution: statedInPng,
    isComplete: isCompletePng,
    animation: { isIn: isApng, fetch: () => fetchPart(() => import('../apng/index.ts')) },
    framesIn: apngFrames,
  },
  webp: {
    strip: stripWebp,
    isComplete: isCompleteWebp,
    framesIn: webpFrames,
    joinFrames: async () => (await fetchPart(() => import('../animation/join-webp.ts'))).joinWebps,
  },
  gif: { joinFrames: async () => (await fetchPart(() => import('../animation/join-gif.ts'))).joinGifs },
  tiff: { readMetadata: metadataOfTiff, withMetadata: withMetadataInTiff },
  avif: { parts: partsOfBoxes, unreadFrames: avifFrames },
  jxl: { parts: (bytes) => (hasBox(bytes, GAIN_MAP_BOX) ? { gainMap: 'foreign' } : {}), strip: stripJxl },
  heic: { parts: partsOfBoxes, readMetadata: metadataOfHeif },
  svg: { check: checkDepth },
};

function partsInJpeg(bytes: Uint8Array): Parts {
  const { map, foreignMap, video, other } = partsOfJpeg(bytes);
  return {
    ...(map ? { gainMap: 'read' } : foreignMap && { gainMap: 'foreign' }),
    ...(video && { video }),
    ...(other && { other }),
  };
}

/** Does a file of this format show the gain map that a file brought along? */
export const carriesMap = ({ parts }: { parts?: Parts }, { holds }: Pick<Format, 'holds'>): boolean =>
  holds.gainMap === true && parts?.gainMap === 'read';

export const workOn = ({ id }: Pick<Format, 'id'>): FileWork => WORK[id] ?? {};

/** Facts of a probe that are read from the bytes: what a file holds besides its picture, and its minimum coded unit. */
export function factsIn(format: Format, bytes: Uint8Array): { parts?: Parts; mcu?: Size } {
  const work = workOn(format);
  const parts = work.parts?.(bytes) ?? {};
  const mcu = work.mcu?.(bytes);
  return { ...(Object.keys(parts).length > 0 && { parts }), ...(mcu && { mcu }) };
}
