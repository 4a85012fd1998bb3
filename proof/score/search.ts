import { compressToScore, firstQuality, type Judged, type ScoreFound } from '../../engine/compress/to-score.ts';
import { usualScoresOf } from '../../engine/compress/usual-scores.ts';
import type { Format } from '../../engine/formats/format.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { judgeOf } from '../../engine/score/judge.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { decode, pictureOf } from './codec.ts';

const module = await compileModule('score');

export interface Timed {
  outcome: ScoreFound;
  /** Milliseconds of processor time. */
  search: number;
}

/** Processor time in milliseconds. Wall time would include other work on the machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs the search as the engine does, but on pixels in memory and with the final settings. */
export async function searchFor(pixels: Pixels, format: Format, targetScore: number): Promise<Timed> {
  using picture = pictureOf(pixels);
  const started = processorTime();
  const judging = judgeOf(module, pixels, format);
  using mosaic = judging.mosaic && pictureOf(judging.mosaic);
  // Some settings depend on the size. The parts are encoded like the whole picture.
  const { save } = format;
  const forWhole: Format = save ? { ...format, save: (options) => save(options, pixels) } : format;
  const outcome = await compressToScore({
    subject: {
      format: format.id,
      bytes: Number.POSITIVE_INFINITY,
      width: pixels.width,
      height: pixels.height,
      alpha: pixels.channels === 4,
      frames: 1,
      mayKeep: false,
    },
    format,
    targetScore,
    isProbeExact: usualScoresOf(format).isProbeExact === true,
    firstQuality: firstQuality(format, targetScore, judging.activity),
    encode: async ({ quality, effort }) => ({
      bytes: await picture.encode(format, { quality, effort, lossless: false }),
    }),
    ...(mosaic && {
      probe: async ({ quality, effort }) => ({
        bytes: await mosaic.encode(forWhole, { quality, effort, lossless: false }),
      }),
    }),
    judge: async (bytes, of): Promise<Judged> => judging.judge(decode(bytes), of),
  });
  return { outcome, search: processorTime() - started };
}
