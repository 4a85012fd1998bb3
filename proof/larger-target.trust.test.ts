import { afterAll, expect, it } from 'vitest';
import { createEngine, formatOf, isImageError, type Probe } from '#engine/node.ts';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../fixtures/corpus.ts';
import { describeWith } from '../scripts/test/describe-with.ts';
import { climb, faultsOf, targetsBetween } from './targets/climb.ts';

/*
 * Each still of the corpus at 20 targets, in the format of the size pages: JPG, or its own where that would lose transparency. A larger
 * target never has a result with a lower score or, within the tolerance, a smaller file, and PNGs have exact pixels where they
 * fit. engine/run/larger-target.test.ts tries generated pictures. `CORPUS_PART=1/3` takes every third file.
 */

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const TARGETS = 20;
/** Below, a file comes back as it is. */
const LEAST_BYTES = 10 * 1024;
/** The smallest target as a share of the file, and in bytes. */
const LEAST = { share: 0.06, bytes: 2048 } as const;
/** Scores take a minute above this number of pixels. */
const MOST_PIXELS = 8e6;

const [part = 1, parts = 1] = (process.env.CORPUS_PART ?? '1/1').split('/').map(Number);
const files = [...CORPUS_FILES, ...CORPUS_PHOTOS.map((name) => `photos/${name}`)].filter(
  (_, i) => i % parts === part - 1,
);

/** Damaged and oversized files are refused; engine/run/corpus.test.ts lists them. */
async function probeOf(file: File): Promise<Probe | undefined> {
  try {
    return await engine.probe(file, { seesAlpha: true });
  } catch (error) {
    if (!isImageError(error)) throw error;
    return undefined;
  }
}

const isTried = ({ frames, width, height, format, incomplete }: Probe) =>
  frames === 1 && width * height <= MOST_PIXELS && !formatOf(format).vector && !incomplete;

describeWith(NO_CORPUS, 'a larger target has no worse result', () => {
  it.each(files)('%s', { timeout: 1_800_000 }, async (name) => {
    const file = await corpusFile(name);
    const probe = await probeOf(file);
    if (!probe || file.size <= LEAST_BYTES || !isTried(probe)) return;
    const format = probe.alpha ? 'same' : 'jpeg';
    const targets = targetsBetween(Math.max(LEAST.bytes, LEAST.share * file.size), 0.995 * file.size, TARGETS);
    const climbed = await climb(engine, file, { format }, targets);
    const isPng = probe.alpha && probe.format === 'png';
    const exact = isPng ? await engine.run(file, { edits: [], output: { format, aim: 'encode' } }) : undefined;
    expect(faultsOf(climbed, exact?.bytes)).toEqual([]);
  });
});
