import { mayHavePalette } from '../codecs/work-on.ts';
import type { EncodeOptions } from '../codecs/writing.ts';
import { PictureScorer } from '../compress/picture-scorer.ts';
import { compared, scoredWhole } from '../compress/picture-trials.ts';
import { fewestEnough, mostColours } from '../compress/search/colours.ts';
import type { Format } from '../formats/format.ts';
import { isDrawing } from '../pixels/classify.ts';
import type { Write } from '../writers/picture-writer.ts';
import type { Production } from './produce.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const smallerOf = (file: Bytes, other: Bytes): Bytes => (other.length < file.length ? other : file);

/**
 * Writes drawings twice, in formats that may have palettes: with less detail, and losslessly in the palette of the quality or of more colours. The
 * second file is the result if it is smaller and scores no less, since sharp edges between areas of one colour cost a transform many
 * bytes (docs/decisions/0055-webp-palettes.md). Smaller copies are written once.
 */
export function inPalettesToo({ picture, writer, scorer, plan, warn, onEncode }: Production): Write {
  // Has nothing to dispose of where the whole picture is judged.
  const scoring = new PictureScorer(picture, scorer, plan, writer.write);
  let isDrawn: Promise<boolean> | undefined;
  let judging: ReturnType<PictureScorer['scoringIn']> | undefined;
  /** A comparison that failed is not tried again. */
  let isFailed = false;

  const inPalette = (options: EncodeOptions, quality: number) => ({ ...options, quality, colours: 'palette' }) as const;

  /** Returns a palette's file if it is better, otherwise the given one. */
  const better = async (format: Format, options: EncodeOptions, file: Bytes): Promise<Bytes> => {
    isDrawn ??= picture.pixels(format).then(isDrawing);
    if (!(await isDrawn)) return file;
    judging ??= scoring.scoringIn(scoredWhole(format));
    const { judge, scoreOfPixels } = (await judging) ?? {};
    if (!judge || !scoreOfPixels) return file;
    const encodeAt = async (quality: number) => {
      onEncode();
      return { bytes: await writer.write(picture, format, inPalette(options, quality)) };
    };
    const pixels = await writer.shown(picture, format, inPalette(options, options.quality));
    // All colours are kept.
    if (!pixels) return smallerOf(file, (await encodeAt(options.quality)).bytes);
    const { low: first } = await mostColours(options.quality, file.length, encodeAt);
    if (!first) return file;
    const scoreOf = async (bytes: Bytes) => (await judge(bytes, 'whole')).score;
    const least = await scoreOf(file);
    const isReduced = first.step < options.quality;
    const above = (isReduced ? await scoreOf(first.bytes) : scoreOfPixels(pixels)) - least;
    if (above >= 0) return first.bytes;
    if (isReduced) return file;
    const more = await fewestEnough({ step: options.quality, above }, async (step) => {
      const pixels = await writer.shown(picture, format, inPalette(options, step));
      return { step, above: pixels ? scoreOfPixels(pixels) - least : Number.NEGATIVE_INFINITY };
    });
    return more.above >= 0 ? smallerOf(file, (await encodeAt(more.step)).bytes) : file;
  };

  return async (of, format, options) => {
    const file = await writer.write(of, format, options);
    const isAsked = options.lossless || options.colours !== undefined;
    if (of !== picture || isAsked || options.effort === 'draft' || isFailed) return file;
    if (!(await mayHavePalette(format, { width: of.width, height: of.height, frames: 1 }))) return file;
    const found = await compared(() => better(format, options, file), warn);
    isFailed = !found;
    return found ?? file;
  };
}
