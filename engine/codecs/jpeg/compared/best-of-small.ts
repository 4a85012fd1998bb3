import { prepare } from '../../../score/score.ts';
import { halved, narrowed } from '../../../search/bracket.ts';
import type { JpegOptions, Subsampling } from '../encoder/encode.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import type { JpegSettings } from '../encoder/settings.ts';
import { annexK } from './annex-k.ts';
import { type ComparisonKernels, filesOf, inColour } from './files.ts';

/*
 * In a photo the errors of thousands of blocks average out. In an icon, a button or a pattern of few coefficients, the score depends on
 * the values to which a few coefficients happen to be rounded, and no table is the best for all. So small pictures are encoded with
 * annex K's tables too, in several ways, and the best file is chosen by its score (docs/decisions/0054-jpeg-small-pictures.md).
 */

/** So small that each coefficient is rounded to the nearest multiple of its step. */
const NO_LAMBDA = 1e-9;
/** Where libjpeg's quality of the same size is sought, relative to the quality. */
const RANGE = { below: 24, above: 20 } as const;
/**
 * Steps from the finest quality at which a baseline file is small enough: a finer one, since a progressive file may be smaller, and coarser
 * ones, at which coefficients may be rounded better.
 */
const STEPS = [1, 0, -1, -2] as const;
/** In icons of up to this number of pixels, even far coarser steps may suit a tint better. */
const MOST_ICON_PIXELS = 9216;
const ICON_STEPS = [...STEPS, -4, -7, -10] as const;

/**
 * Compares a file with files of annex K's tables and plain rounding that are no larger.
 * @param file the picture, encoded with the settings
 * @returns the file with the highest SSIMULACRA2 score
 */
export async function bestOfSmall(
  kernels: ComparisonKernels,
  picture: JpegPixels,
  { quality, colour, progressive }: JpegSettings,
  file: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const prepared = prepare(kernels.score, inColour(picture));
  const { encoded, shown } = filesOf(kernels, picture);
  const scoreOf = (each: Uint8Array) => prepared.score(shown(each));
  // A baseline file has the same pixels, and is encoded in a quarter of the time.
  const baseline = (options: JpegOptions) => encoded({ ...options, progressive: false });
  const steps = picture.width * picture.height <= MOST_ICON_PIXELS ? ICON_STEPS : STEPS;
  const own = scoreOf(file);
  const better: { score: number; options: JpegOptions }[] = [];
  for (const subsampling of subsamplingsOf(picture, colour)) {
    const optionsAt = (q: number): JpegOptions => ({ tables: annexK(q), lambda: NO_LAMBDA, subsampling });
    const finest = await finestWithin(
      quality,
      (q) => baseline({ ...optionsAt(q), asLibjpeg: true }).length <= file.length,
    );
    for (const step of steps) {
      const q = finest + step;
      if (q < 1 || q > 100) continue;
      for (const asLibjpeg of [false, true]) {
        const options = { ...optionsAt(q), asLibjpeg };
        const scored = scoreOf(baseline(options));
        if (scored > own) better.push({ score: scored, options });
      }
    }
  }
  for (const { options } of better.sort((a, b) => b.score - a.score)) {
    const rival = encoded({ ...options, progressive });
    if (rival.length <= file.length) return rival;
  }
  return file;
}

function subsamplingsOf({ channels }: JpegPixels, colour: JpegSettings['colour']): readonly Subsampling[] {
  if (channels === 1) return ['grey'];
  if (colour === 'halved') return ['4:2:0'];
  return colour === 'full' ? ['4:4:4'] : ['4:2:0', '4:4:4'];
}

/** Returns the highest quality near the given one that is small enough; the one below the range if none is. */
async function finestWithin(near: number, isSmallEnough: (quality: number) => boolean): Promise<number> {
  const at = async (step: number) => ({ step, above: isSmallEnough(step) ? -1 : 1 });
  const low = { step: Math.max(1, Math.floor(near) - RANGE.below) - 1, above: -1 };
  const high = { step: Math.min(100, Math.floor(near) + RANGE.above) + 1, above: 1 };
  return (await narrowed({ low, high }, at, halved)).low.step;
}
