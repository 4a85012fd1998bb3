import type { RenderOptions } from '../backends/backend.ts';
import { comparisonsWith } from '../codecs/jpeg/compared/load.ts';
import { ImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import { lossesOfReturning } from '../plan/returned-losses.ts';
import { encoderOptionsOf } from '../recipe/encoder-options.ts';
import { searches } from '../recipe/searches.ts';
import type { KeptBecause, Note } from '../report/notes.ts';
import { withDrawn } from '../watermark/drawn.ts';
import { PictureWriter } from '../writers/picture-writer.ts';
import type { Job } from './job.ts';
import { JoinedAnimation } from './joined-animation.ts';
import { insideOf, isBetter, originalOf } from './original.ts';
import { isExactFirst } from './palette-again.ts';
import { isSought, produce } from './produce.ts';
import type { Produced } from './produced.ts';
import { renderOptions } from './render-options.ts';

/**
 * Decodes, edits and encodes a picture, and returns the file instead where that is better or planned.
 * @throws {ImageError}
 */
export async function produceFromPixels(job: Job): Promise<Produced> {
  const { backend, source, bytes, probe, plan, embed, tools, inPalettesToo, meter, times } = job;
  const { output } = plan;
  const steps = await withDrawn(backend, probe, plan.steps, tools.watermarks);
  // A drawing may be encoded several times, too.
  const isSearched = searches(output) || inPalettesToo;
  const inside = plan.inside && (await insideOf(bytes, probe));
  const onEncoding = meter.within('encoding', 0.05, 0.98);
  const options: RenderOptions = {
    ...renderOptions(probe, plan, { steps, embed }),
    // A file that stays as it is is decoded once, to detect damage.
    hold:
      isSearched ||
      isExactFirst(plan.written, { probe, plan }) ||
      (inside !== undefined && plan.inside === 'whatever-its-size'),
    onProgress: isSearched
      ? meter.within('editing', 0.05, 0.3)
      : (done) => {
          // The encoder requests rows, which are then decoded and edited. The last one ends the stage.
          times.edited = performance.now();
          onEncoding(done);
        },
  };
  const rendered = await source.render(options);
  using picture = tools.parts ? new JoinedAnimation(rendered, tools.parts) : rendered;
  times.edited = performance.now();
  // Stripping a large file takes time, so it happens only if the file may be the result.
  const original = plan.mayStay ? await originalOf(bytes, probe, output) : undefined;
  // It was decoded anyway, to detect damage.
  if (plan.unchanged && original)
    return returned(job, original, picture, plan.unchanged === 'small' ? 'small' : 'fits');
  let encodes = 0;
  const made = await produce({
    picture,
    probe,
    plan,
    inside,
    inPalettesToo,
    mayStay: original !== undefined,
    scorer: { backend, loadKernel: tools.loadKernel },
    writer: writerFor(job),
    // The number of encodes is not known before, so each advances the progress by a third of the rest.
    onEncode: () => isSearched && meter.at('encoding', 1 - 0.7 * (2 / 3) ** encodes++),
    warn: tools.warn,
  });
  if (made.data === 'original') {
    if (original) return { ...made, ...asFile(job, original) };
    throw new ImageError('codec-failed', 'The original cannot be the result: its metadata cannot be removed');
  }
  if (!original || original === 'original' || !isBetter(original, made.data, output)) return made;
  return { ...returned(job, original, made, output.aim === 'size' ? 'fits' : 'no-gain'), encodes: made.encodes };
}

/** A file that was sought is not replaced by one that is better but misses the aim. */
function writerFor({ plan: { output }, tools }: Job): PictureWriter {
  const comparisons = isSought(output) ? undefined : comparisonsWith(tools);
  return new PictureWriter({ ...tools, comparisons }, encoderOptionsOf(output));
}

/** What every result has that is the file. Optional edits were not made. */
function asFile({ probe, plan }: Job, data: Produced['data']) {
  const { width, height } = probe;
  return {
    data,
    format: formatOf(probe.format),
    width,
    height,
    returned: { losses: lossesOfReturning(probe, plan.output) },
  };
}

/** The file itself as a result, with less metadata if that is requested. */
export function returned(job: Job, data: Produced['data'], { frames }: { frames: number }, why: KeptBecause): Produced {
  const notes: Note[] = [{ code: 'left-as-it-is', why }];
  return { ...asFile(job, data), frames, notes, encodes: 0 };
}
