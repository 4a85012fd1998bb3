import { type CompressingOutput, compress } from '../compress/compress.ts';
import { exchangeFormat } from '../compress/exchange.ts';
import { PictureEncoder } from '../compress/picture-encoder.ts';
import { PictureScorer } from '../compress/picture-scorer.ts';
import { paletteCheckOf, trialsOf } from '../compress/picture-trials.ts';
import type { Subject } from '../compress/request.ts';
import { sheetOf } from '../containers/sheet.ts';
import type { Format } from '../formats/format.ts';
import { scaledSize } from '../geometry/steps.ts';
import { isTransparent } from '../pixels/pixels.ts';
import { wantedFormat } from '../plan/target-format.ts';
import type { Output } from '../recipe/index.ts';
import type { Note } from '../report/notes.ts';
import type { Write } from '../writers/picture-writer.ts';
import { firstFrame, type Production } from './produce.ts';
import type { Produced } from './produced.ts';

/** Notes the scale in whole percent, from 1 to 99. */
function scaledNote(scale: number): Note[] {
  return scale < 1 ? [{ code: 'scaled', percent: Math.min(99, Math.max(1, Math.round(scale * 100))) }] : [];
}

/** Sorts the notes: a change of format, what the picture lost, then the outcome. */
function inOrder(notes: readonly Note[], between: readonly Note[]): Note[] {
  const first = notes.filter(({ code }) => code === 'format-exchanged');
  return [...first, ...between, ...notes.filter((note) => !first.includes(note))];
}

/** If the output sets the subsampling, the size does not jump at the quality where 4:4:4 begins. */
function searchedIn(format: Format, { chroma }: Output): Format {
  return chroma ? { ...format, asks: format.asks?.filter((option) => option !== 'chroma') } : format;
}

/**
 * Whether the picture has transparent pixels, as far as that decides about another format: many files have an alpha channel without any.
 * @throws {ImageError}
 */
async function showsTransparency({ picture, plan }: Production, format: Format): Promise<boolean> {
  const opaque = { alpha: false, frames: picture.frames };
  const mayBecome = exchangeFormat(opaque, { format, preserveFormat: Boolean(plan.output.preserveFormat) });
  if (!plan.alpha || !mayBecome || mayBecome.holds.alpha) return plan.alpha;
  return isTransparent(await picture.pixels(format));
}

/** Searches for a quality, a size or a score. @throws {ImageError} */
export async function produceSearched(
  production: Production,
  output: CompressingOutput,
  write: Write,
): Promise<Produced> {
  const { picture, probe, plan, mayStay, scorer: scoring, writer, onEncode, warn } = production;
  const requested = searchedIn(wantedFormat(probe, output), output);
  const subject: Subject = {
    format: probe.format,
    bytes: probe.bytes,
    alpha: await showsTransparency(production, requested),
    width: picture.width,
    height: picture.height,
    frames: picture.frames,
    mayKeep: mayStay,
    // Removing its metadata turned out to take an encode.
    mayGrow: plan.growth ?? (plan.mayStay && !mayStay ? 'metadata' : undefined),
  };
  using encoder = new PictureEncoder(picture, onEncode, sheetOf(output, probe.dpi), write);
  using scorer = new PictureScorer(picture, scoring, plan, writer.write);
  const { request, bytes, notes, score } = await compress({
    subject,
    format: requested,
    output,
    encode: encoder.encode,
    scoringIn: scorer.scoringIn,
    paletteCheck: paletteCheckOf(picture),
    trials: trialsOf(picture, scoring.backend, writer),
    sharpness: () => picture.sharpness(),
    warn,
  });
  const written = request?.format ?? plan.written;
  const scale = request?.scale ?? 1;
  const between = bytes === 'original' ? [] : [...firstFrame(probe, written), ...scaledNote(scale)];
  return {
    data: bytes,
    format: written,
    ...scaledSize(picture, scale),
    frames: written.holds.animation ? picture.frames : 1,
    notes: inOrder(notes, between),
    encodes: encoder.encodes,
    score,
    quality: request && written.quality && !request.lossless ? request.quality : undefined,
  };
}
