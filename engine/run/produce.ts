import type { Picture } from '../backends/backend.ts';
import type { EncodeOptions } from '../codecs/writing.ts';
import { whyKept } from '../compress/byte-limits.ts';
import type { ScorerOptions } from '../compress/picture-scorer.ts';
import { encodePicture, type Inside, wrapPicture } from '../containers/encode.ts';
import { sheetOf } from '../containers/sheet.ts';
import { isImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import type { Note } from '../report/notes.ts';
import type { PictureWriter, Write } from '../writers/picture-writer.ts';
import { isExactFirst, paletteAgain } from './palette-again.ts';
import type { Produced } from './produced.ts';

export interface Production {
  picture: Picture;
  /** The facts about the picture's file. */
  probe: Probe;
  plan: Plan;
  /** Whether the file may be the result and its metadata can be removed if the output requires that. */
  mayStay: boolean;
  /** The encoded picture of the file, if a container can hold it unchanged. */
  inside?: Inside | undefined;
  /** See `Job`. */
  inPalettesToo: boolean;
  /** Scores results against the picture. */
  scorer: ScorerOptions;
  /** Called before each encode. */
  onEncode(): void;
  writer: PictureWriter;
  warn: Warn | undefined;
}

/** Returns the encoder's options without an aim. The quality may reduce detail, but colours only if requested. */
export function plainOptions({ output: { quality, lossless }, format, steps }: Plan): EncodeOptions {
  const scale = formatOf(format).quality;
  return {
    quality: quality ?? scale?.default ?? 100,
    lossless: lossless ?? scale?.reduces === 'colours',
    effort: steps.some((step) => step.do === 'scale') ? 'quick' : 'usual',
  };
}

/** Notes that only one of several frames or pages is written. */
export function firstFrame({ frames, pages }: Probe, format: Format): Note[] {
  const of = format.holds.animation ? pages : Math.max(frames, pages);
  return of > 1 ? [{ code: 'first-frame', of }] : [];
}

/** Wraps the file's own picture in a page; returns undefined if the page cannot hold it. */
async function produceAround({ inside, plan, picture, probe }: Production): Promise<Produced | undefined> {
  if (!inside) return undefined;
  const format = formatOf(plan.format);
  try {
    const data = await wrapPicture(inside, format, sheetOf(plan.output, probe.dpi));
    return { data, format, width: picture.width, height: picture.height, frames: 1, notes: [], encodes: 0 };
  } catch (error) {
    if (isImageError(error) && error.code === 'unsupported') return undefined;
    throw error;
  }
}

/** Encodes once, in a palette again if the file has one, or twice, if exact pixels would be larger than the file. */
async function encodePlain(production: Production, write: Write, format: Format, options: EncodeOptions) {
  const { picture, probe, plan, scorer, onEncode } = production;
  const encode = (ways: EncodeOptions) => {
    onEncode();
    return encodePicture(picture, format, { ...ways, packs: true }, sheetOf(plan.output, probe.dpi), write);
  };
  const again = scorer.backend.palettes ? paletteAgain(options, format, production) : undefined;
  if (again && !isExactFirst(format, production)) return { data: await encode(again), encodes: 1 };
  const data = await encode(options);
  if (!again || data.length <= probe.bytes) return { data, encodes: 1 };
  const other = await encode(again);
  return { data: other.length < data.length ? other : data, encodes: 2 };
}

async function producePlain(production: Production, write: Write): Promise<Produced> {
  const { picture, probe, plan, mayStay } = production;
  const around = await produceAround(production);
  if (around && plan.inside === 'whatever-its-size') return around;
  const options = plainOptions(plan);
  const format = plan.written;
  const { data, encodes } = await encodePlain(production, write, format, options);
  if (around && around.data.length <= data.length) return around;
  const { width, height } = picture;
  const made = { format, width, height, frames: format.holds.animation ? picture.frames : 1, encodes };
  // A second encode of an optimised file is larger.
  const kept = mayStay ? whyKept(data.length, probe, plan.output) : undefined;
  if (kept) return { ...made, data: 'original', notes: [kept] };
  const quality = format.quality && !options.lossless ? { quality: options.quality } : {};
  return { ...made, ...quality, data, notes: firstFrame(probe, format) };
}

/** Whether the aim is a size or a score, which a better file than the one that was found would miss. */
export const isSought = ({ aim }: Output) => aim === 'size' || aim === 'score';

/** Returns what writes the picture's files: in palettes too, if drawings are smaller so. */
async function writeFor(production: Production): Promise<Write> {
  const { plan, scorer, writer } = production;
  if (!scorer.loadKernel || isSought(plan.output) || !production.inPalettesToo) return writer.write;
  const { inPalettesToo } = await fetchPart(() => import('./palettes-too.ts'));
  return inPalettesToo(production);
}

/**
 * Encodes once, or searches.
 * @throws {ImageError}
 */
export async function produce(production: Production): Promise<Produced> {
  const { output } = production.plan;
  const write = await writeFor(production);
  switch (output.aim) {
    case 'encode':
      return producePlain(production, write);
    case 'compress':
    case 'size':
    case 'score': {
      const { produceSearched } = await fetchPart(() => import('./produce-searched.ts'));
      return produceSearched(production, output, write);
    }
  }
}
