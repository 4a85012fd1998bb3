import { type DetailFacts, detailFacts } from '../details/part.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Format, Parts } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import { MOST_COMPARED_PIXELS } from '../geometry/limits.ts';
import { paints, type Size, type Step } from '../geometry/steps.ts';
import type { FileWork } from './file-work.ts';
import { jpegWork } from './jpeg/work.ts';
import type { EncodeOptions, Writing } from './writing.ts';

/** Separate from the formats' records, which every page loads. Nearly every visitor has a JPEG; the others are loaded with their first file. */
const WORK: Readonly<Record<FormatId, () => Promise<FileWork>>> = {
  jpeg: async () => jpegWork,
  png: async () => (await import('./png/work.ts')).pngWork,
  webp: async () => (await import('./webp/work.ts')).webpWork,
  gif: async () => (await import('./gif/work.ts')).gifWork,
  tiff: async () => (await import('./tiff/work.ts')).tiffWork,
  avif: async () => (await import('./avif/work.ts')).avifWork,
  heic: async () => (await import('./heic/work.ts')).heicWork,
  jxl: async () => (await import('./jxl/work.ts')).jxlWork,
  svg: async () => (await import('./svg/work.ts')).svgWork,
  pdf: async () => (await import('./pdf/work.ts')).pdfWork,
  bmp: async () => (await import('./bmp/work.ts')).bmpWork,
  ico: async () => (await import('./ico/work.ts')).icoWork,
};

/** Whether a format holds the gain map that was read from a file. */
export const carriesMap = (
  { parts }: { parts?: Parts },
  { holds }: Pick<Format, 'holds'>,
  steps: readonly Step[],
): boolean => holds.gainMap === true && parts?.gainMap === 'read' && !steps.some(paints);

/** @throws {ImageError} `codec-unavailable` */
export const workOn = ({ id }: Pick<Format, 'id'>): Promise<FileWork> => fetchPart(WORK[id]);

/** Facts for a probe that come from a file's bytes alone. */
export interface FileFacts extends DetailFacts {
  parts?: Parts;
  mcu?: Size;
  colours?: number;
}

/** Returns facts for a probe: metadata, the content besides the picture, the minimum coded unit, and the number of colours if these are few. */
export async function factsIn(format: Format, bytes: Uint8Array): Promise<FileFacts> {
  const work = await workOn(format);
  const details = work.details ? detailFacts(work.details, bytes) : { metadata: false };
  const hardToKeep = work.hardToKeep?.(bytes) ?? {};
  const isHard = Object.keys(hardToKeep).length > 0;
  const parts: Parts = {
    ...work.parts?.(bytes),
    ...(details.details?.includes('video') && { video: true }),
    ...(isHard && { hardToKeep }),
  };
  const mcu = work.mcu?.(bytes);
  const colours = work.colours?.(bytes);
  return { ...details, parts: Object.keys(parts).length > 0 ? parts : undefined, mcu, colours };
}

/**
 * Returns how a file of a format is written, with the settings of its writer.
 * @param size of one frame, in pixels
 * @throws {TypeError} for a format that no encoder writes
 * @throws {ImageError} `codec-unavailable`
 */
export async function writingOf(format: Format, options: EncodeOptions, size: Size): Promise<Writing> {
  const { writing } = await workOn(format);
  if (!writing) throw new TypeError(`${format.label} cannot be written`);
  return writing(options, size);
}

/**
 * Whether a drawing of this size may have a palette in a format whose quality reduces detail: a still whose files are compared in time.
 * @throws {ImageError} `codec-unavailable`
 */
export async function mayHavePalette(format: Format, { frames, ...size }: Size & { frames: number }): Promise<boolean> {
  const { quality, holds } = format;
  const isStill = frames === 1 || !holds.animation;
  if (quality?.reduces !== 'detail' || !isStill || size.width * size.height > MOST_COMPARED_PIXELS) return false;
  const { writing } = await workOn(format);
  const options = { quality: quality.default, lossless: false, effort: 'usual', colours: 'palette' } as const;
  return writing?.(options, size).recoloured !== undefined;
}
