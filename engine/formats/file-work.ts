import { apngFrames, isApng } from '../apng/control.ts';
import { jpegDetails } from '../details/jpeg.ts';
import { type DetailFacts, type Details, detailFacts } from '../details/part.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { partsOfBoxes } from '../gain-map/boxes.ts';
import { type GainMap, partsOfJpeg } from '../gain-map/parts.ts';
import { sealed } from '../gain-map/seal.ts';
import { paints, type Size, type Step } from '../geometry/steps.ts';
import type { EmbeddedMetadata } from '../metadata/embedded.ts';
import {
  type HardToKeep,
  hardInBoxes,
  hardInJpeg,
  hardInPng,
  hardInTiff,
  hardInWebp,
} from '../metadata/hard-to-keep.ts';
import { readJpegFrame } from '../metadata/jpeg-frame.ts';
import { hasBox } from '../metadata/jxl-boxes.ts';
import { pngColours, pngPalette } from '../metadata/png-palette.ts';
import { dpiOfJpeg, dpiOfPng, statedInJpeg, statedInPng, statedInTiff } from '../metadata/resolution.ts';
import { metadataOfTiff } from '../metadata/tiff-exif.ts';
import { webpFrames } from '../metadata/webp-chunks.ts';
import { avifFrames } from './avif-frames.ts';
import { isCompleteGif, isCompleteJpeg, isCompletePng, isCompleteWebp } from './complete.ts';
import type { Format, FormatId, Parts } from './format.ts';
import { metadataOfHeif } from './heif-metadata.ts';
import { hasBytes } from './magic.ts';
import { padJpeg } from './pad-jpeg.ts';
import { checkDepth } from './svg-depth.ts';

/** Operations on a file's bytes besides decoding and encoding. A format omits those that it does not need or support. */
export interface FileWork {
  /** Returns metadata that may be lost although metadata is kept. */
  hardToKeep?(bytes: Uint8Array): HardToKeep;
  /** Returns the content besides the picture. */
  parts?(bytes: Uint8Array): Parts;
  /** Returns the minimum coded unit in pixels, of a file whose coefficients can be copied. */
  mcu?(bytes: Uint8Array): Size | undefined;
  /** Returns the gain map of a file. */
  gainMap?(bytes: Uint8Array): GainMap | undefined;
  /** Returns the number of frames if only the first is read: of an AVIF sequence. */
  unreadFrames?(bytes: Uint8Array): number;
  /** Loads where metadata can be, and what removes it. */
  details?(): Promise<Details>;
  /**
   * Checks a file before it is read, if its reader is unsafe with some files.
   * @throws {ImageError} `unsupported`
   */
  check?(bytes: Uint8Array): void;
  /** Prepares a file for libvips, which misreads some. */
  prepared?(bytes: Uint8Array<ArrayBuffer>): Promise<PreparedFile>;
  /** Whether the file has its end, for decoders that do not check. */
  isComplete?(bytes: Uint8Array): boolean;
  /** Animations without a codec: each frame is a still, and the code that binds them is loaded when needed. */
  animation?: { isIn(bytes: Uint8Array): boolean; fetch(): Promise<typeof import('../apng/index.ts')> };
  /**
   * Loads the function that joins animations, each of which begins with the last frame of the one before. Absent if that
   * takes an encode.
   */
  joinFrames?(): Promise<JoinFrames>;
  /** Loads the function that replaces the alpha channel of a file by that of another file. */
  joinAlpha?(): Promise<(bytes: Uint8Array<ArrayBuffer>, other: Uint8Array) => Uint8Array<ArrayBuffer>>;
  /** Returns the number of frames, if the writer may merge some or the reader takes only the first. */
  framesIn?(bytes: Uint8Array): number;
  /** Returns the resolution in dots per inch, if the file states one; for formats of which libvips makes one up. */
  dpi?(bytes: Uint8Array): number | undefined;
  /** Sets the resolution in dots per inch; removes it if unknown, where the format allows that. */
  withResolution?(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer>;
  /** Reads metadata that the decoder does not read. */
  readMetadata?(bytes: Uint8Array): EmbeddedMetadata;
  /** Returns the palette of a file, four bytes per colour with alpha last. */
  palette?(bytes: Uint8Array): Uint8Array | undefined;
  /** Returns the most colours that the pixels of a still can have, if these are few. */
  colours?(bytes: Uint8Array): number | undefined;
  /** Adds exactly this number of bytes as comments. */
  pad?(bytes: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer>;
}

/** A file as libvips reads it. */
export interface PreparedFile {
  /** The same picture in bytes that libvips reads correctly; the file's own bytes if it does so already. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Facts for the probe. */
  facts?: { sharedColours?: number };
}

/** @param delays the milliseconds of each part's frames */
export type JoinFrames = (
  parts: readonly Uint8Array<ArrayBuffer>[],
  delays: readonly number[][],
) => Uint8Array<ArrayBuffer>;

/** The box of a gain map in JPEG XL (ISO/IEC 18181-2:2024, section 9.10), which libvips does not read. */
const GAIN_MAP_BOX = 'jhgm';

/** Separate from the formats' records, which every page loads. */
const WORK: Readonly<Partial<Record<FormatId, FileWork>>> = {
  jpeg: {
    parts: partsInJpeg,
    hardToKeep: hardInJpeg,
    mcu: (bytes) => readJpegFrame(bytes)?.mcu,
    gainMap: (bytes) => partsOfJpeg(bytes).map,
    details: async () => jpegDetails,
    dpi: dpiOfJpeg,
    withResolution: statedInJpeg,
    isComplete: isCompleteJpeg,
    pad: (bytes, count) => sealed(padJpeg(bytes, count)),
  },
  png: {
    prepared: async (bytes) =>
      isCgbi(bytes) ? { bytes: await (await fetchPart(() => import('./cgbi.ts'))).withoutCgbi(bytes) } : { bytes },
    hardToKeep: hardInPng,
    palette: pngPalette,
    colours: pngColours,
    details: () => fetchPart(async () => (await import('../details/png.ts')).pngDetails),
    dpi: dpiOfPng,
    withResolution: statedInPng,
    isComplete: isCompletePng,
    animation: { isIn: isApng, fetch: () => fetchPart(() => import('../apng/index.ts')) },
    framesIn: apngFrames,
  },
  webp: {
    hardToKeep: hardInWebp,
    details: () => fetchPart(async () => (await import('../details/webp.ts')).webpDetails),
    isComplete: isCompleteWebp,
    framesIn: webpFrames,
    joinFrames: async () => (await fetchPart(() => import('../animation/join-webp.ts'))).joinWebps,
  },
  gif: {
    details: () => fetchPart(async () => (await import('../details/gif.ts')).gifDetails),
    prepared: async (bytes) => (await fetchPart(() => import('../animation/prepare-gif.ts'))).prepareGif(bytes),
    isComplete: isCompleteGif,
    joinFrames: async () => (await fetchPart(() => import('../animation/join-gif.ts'))).joinGifs,
  },
  tiff: {
    details: () => fetchPart(async () => (await import('../details/tiff.ts')).tiffDetails),
    hardToKeep: hardInTiff,
    readMetadata: metadataOfTiff,
    withResolution: statedInTiff,
  },
  avif: {
    details: () => fetchPart(async () => (await import('../details/heif.ts')).heifDetails),
    parts: partsOfBoxes,
    hardToKeep: hardInBoxes,
    unreadFrames: avifFrames,
    joinAlpha: async () => (await fetchPart(() => import('./avif-alpha.ts'))).withAlphaOf,
  },
  jxl: {
    hardToKeep: hardInBoxes,
    parts: (bytes) => (hasBox(bytes, GAIN_MAP_BOX) ? { gainMap: 'foreign' } : {}),
    details: () => fetchPart(async () => (await import('../details/jxl.ts')).jxlDetails),
  },
  heic: {
    details: () => fetchPart(async () => (await import('../details/heif.ts')).heifDetails),
    parts: partsOfBoxes,
    hardToKeep: hardInBoxes,
    readMetadata: metadataOfHeif,
  },
  svg: { check: checkDepth },
};

/** Whether a PNG has Apple's form, which no other software reads. */
const isCgbi = (bytes: Uint8Array) => hasBytes(bytes, 12, 'CgBI');

function partsInJpeg(bytes: Uint8Array): Parts {
  const { map, foreignMap, video, other } = partsOfJpeg(bytes);
  return {
    ...(map ? { gainMap: 'read' } : foreignMap && { gainMap: 'foreign' }),
    ...(video && { video }),
    ...(other && { other }),
  };
}

/** Whether a format holds the gain map that was read from a file. */
export const carriesMap = (
  { parts }: { parts?: Parts },
  { holds }: Pick<Format, 'holds'>,
  steps: readonly Step[],
): boolean => holds.gainMap === true && parts?.gainMap === 'read' && !steps.some(paints);

export const workOn = ({ id }: Pick<Format, 'id'>): FileWork => WORK[id] ?? {};

/** Facts for a probe that come from a file's bytes alone. */
export interface FileFacts extends DetailFacts {
  parts?: Parts;
  mcu?: Size;
  colours?: number;
}

/** Returns facts for a probe: metadata, the content besides the picture, the minimum coded unit, and the number of colours if these are few. */
export async function factsIn(format: Format, bytes: Uint8Array): Promise<FileFacts> {
  const work = workOn(format);
  const table = await work.details?.();
  const details = table ? detailFacts(table, bytes) : { metadata: false };
  const hardToKeep = work.hardToKeep?.(bytes) ?? {};
  const isHard = Object.keys(hardToKeep).length > 0;
  const parts: Parts = {
    ...work.parts?.(bytes),
    ...(details.details?.includes('video') && { video: true }),
    ...(isHard && { hardToKeep }),
  };
  const mcu = work.mcu?.(bytes);
  const colours = work.colours?.(bytes);
  return {
    ...details,
    ...(Object.keys(parts).length > 0 && { parts }),
    ...(mcu && { mcu }),
    ...(colours && { colours }),
  };
}
