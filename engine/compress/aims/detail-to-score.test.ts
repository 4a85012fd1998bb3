import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../formats/index.ts';
import type { Judged } from '../../score/judge.ts';
import { usualScore, usualScoresOf } from '../candidates/usual.ts';
import { randomNumbers, subjectOf } from '../made-up-encoders.test-data.ts';
import type { Encode } from '../request.ts';
import { compressToScore, firstQuality, type ScoreTask, WORST_BELOW } from './detail-to-score.ts';

const { avif, jpeg, jxl, png, webp } = FORMATS;

/** A file whose only byte is its quality. */
const fileOf = (quality: number) => new Uint8Array([quality]);
const encode: Encode = async ({ quality }) => ({ bytes: fileOf(quality) });

/** A picture: what a quality of it scores, and how it differs where parts are encoded alone. */
interface MadeUp {
  scoreAt(quality: number): number;
  /** Added to the score of parts that were encoded alone. */
  alone?: number;
  /** How much the worst part lies below the score. */
  spread?: number;
}

function taskOf(picture: MadeUp, changes: Partial<ScoreTask> = {}): ScoreTask {
  const { scoreAt, alone = 0, spread = 4 } = picture;
  return {
    subject: subjectOf(),
    format: jpeg,
    targetScore: 80,
    firstQuality: 78,
    encode,
    probe: encode,
    judge: async ([quality = 0], of): Promise<Judged> => {
      const score = scoreAt(quality) + (of === 'probe' ? alone : 0);
      return { score, worst: score - spread };
    },
    ...changes,
  };
}

/** Searches, and counts encodes of the whole and of tiles. */
async function search({ encode, probe, ...task }: ScoreTask) {
  const counts = { encodes: 0, probes: 0 };
  const found = await compressToScore({
    ...task,
    encode: (request) => {
      counts.encodes++;
      return encode(request);
    },
    probe:
      probe &&
      ((request) => {
        counts.probes++;
        return probe(request);
      }),
  });
  return { ...found, ...counts };
}

const usual = (quality: number) => usualScore(jpeg, quality);
/** As photos behave: about as is usual for a JPEG, faster or slower, with bends where a step of its table changes. */
const photo = (at80: number, steepness: number) => (quality: number) =>
  80 + steepness * (usual(quality) - usual(at80)) + 0.4 * (Math.sin(1.3 * quality) - Math.sin(1.3 * at80));

const random = randomNumbers(7);
const photos = Array.from({ length: 200 }, () => ({
  scoreAt: photo(55 + 38 * random(), 0.5 + random()),
  alone: 2 * random() - 1,
}));

test('200 photos end within two points of the target', async () => {
  for (const picture of photos) {
    const { judged, reached } = await search(taskOf(picture));
    expect(Math.abs(judged.score - 80)).toBeLessThan(2);
    expect(reached).toBe('target');
  }
});

test('they take at most two encodes and three probes, and 1.3 and 2.5 in the mean', async () => {
  const outcomes = await Promise.all(photos.map((picture) => search(taskOf(picture))));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const encodes = outcomes.map((outcome) => outcome.encodes);
  const probes = outcomes.map((outcome) => outcome.probes);
  expect([Math.max(...encodes), Math.max(...probes)]).toEqual([2, 3]);
  expect(mean(encodes)).toBeLessThan(1.3);
  expect(mean(probes)).toBeLessThan(2.5);
});

test('tiles with the same score in the whole rarely need a second encode', async () => {
  const outcomes = await Promise.all(photos.map(({ scoreAt }) => search(taskOf({ scoreAt }))));
  expect(outcomes.filter(({ encodes }) => encodes > 1).length).toBeLessThan(20);
});

test('one more encode corrects an encoder that encodes tiles better alone', async () => {
  const outcome = await search(taskOf({ scoreAt: photo(75, 1), alone: 2 }));
  expect(outcome).toMatchObject({ encodes: 2, reached: 'target' });
  expect(Math.abs(outcome.judged.score - 80)).toBeLessThan(1);
});

test('a jump that the tiles did not show is approached', async () => {
  const scoreAt = (quality: number) => photo(84, 1)(quality) + (quality >= 88 ? 3 : 0);
  const outcome = await search(taskOf({ scoreAt, alone: 4.5 }));
  expect(outcome.encodes).toBeLessThanOrEqual(3);
  expect(Math.abs(outcome.judged.score - 80)).toBeLessThan(2);
});

test('the result is the file of the lowest quality that is good enough', async () => {
  for (const { scoreAt } of photos) {
    const { bytes, request } = await search(taskOf({ scoreAt }, { probe: undefined }));
    expect(bytes).toEqual(fileOf(request?.quality ?? 0));
  }
});

describe('the worst tile', () => {
  test('costs nothing as long as it is near the others', async () => {
    const near = await search(taskOf({ scoreAt: photo(75, 1), spread: WORST_BELOW - 1 }));
    const none = await search(taskOf({ scoreAt: photo(75, 1), spread: 0 }));
    expect(near.request).toEqual(none.request);
  });

  test('raises the quality where it is far below', async () => {
    const { judged } = await search(taskOf({ scoreAt: photo(75, 1), spread: WORST_BELOW + 6 }));
    expect(judged.worst).toBeGreaterThan(80 - WORST_BELOW - 1);
    expect(judged.score).toBeGreaterThan(85);
  });
});

describe('what cannot be had', () => {
  test('the best quality, where not even that scores so much', async () => {
    const outcome = await search(taskOf({ scoreAt: (quality) => 40 + 0.3 * quality }));
    expect(outcome.request?.quality).toBe(100);
    expect(outcome.reached).toBe('best');
  });

  test.each([58, 68, 74])('exact colours, where no palette scores more than %d', async (most) => {
    const palettes = (quality: number) => (quality === 100 ? 100 : Math.min(most, 40 + quality / 2));
    const outcome = await search(taskOf({ scoreAt: palettes }, { format: png, probe: undefined }));
    expect(outcome.request?.quality).toBe(100);
    expect(outcome.judged.score).toBe(100);
  });

  test('the original, where the result would be no smaller', async () => {
    const outcome = await search(taskOf({ scoreAt: photo(75, 1) }, { subject: subjectOf({ bytes: 1 }) }));
    expect(outcome).toMatchObject({ bytes: 'original', reached: 'original', judged: { score: 100 } });
  });

  test('but not where the original is no answer', async () => {
    const subject = subjectOf({ bytes: 1, mayKeep: false });
    const outcome = await search(taskOf({ scoreAt: photo(75, 1) }, { subject }));
    expect(outcome.bytes).toBeInstanceOf(Uint8Array);
  });
});

test('an encode that fails ends the search with its error', async () => {
  const failing: Encode = () => Promise.reject(new Error('no'));
  await expect(search(taskOf({ scoreAt: photo(75, 1) }, { encode: failing }))).rejects.toThrow('no');
});

test('a small picture, judged whole, takes at most four encodes', async () => {
  for (const { scoreAt } of photos) {
    const { encodes, probes, judged } = await search(taskOf({ scoreAt }, { probe: undefined }));
    expect(encodes).toBeLessThanOrEqual(4);
    expect(probes).toBe(0);
    expect(Math.abs(judged.score - 80)).toBeLessThan(2);
  }
});

test('the first quality rises with the target, and with the activity of the picture as the format says', () => {
  for (const format of [jpeg, webp, avif, jxl]) {
    const first = firstQuality(format, 80, 1);
    expect(usualScore(format, first)).toBeGreaterThanOrEqual(80);
    expect(usualScore(format, first - 1)).toBeLessThan(80);
    expect(firstQuality(format, 85, 1)).toBeGreaterThan(first);
    expect(Math.sign(firstQuality(format, 80, 3) - first)).toBe(Math.sign(usualScoresOf(format).perActivity));
  }
});

test.each([jpeg, webp, avif, jxl, png])('in %# the usual score rises with every quality', (format) => {
  const scores = Array.from({ length: 96 }, (_, i) => usualScore(format, 5 + i));
  expect(scores.every((score, i) => i === 0 || score > (scores[i - 1] ?? 0))).toBe(true);
});

describe('exact probes', () => {
  const tell = (picture: MadeUp, changes: Partial<ScoreTask> = {}) =>
    taskOf(picture, { isProbeExact: true, ...changes });

  test('the whole is encoded once and not judged', async () => {
    for (const { scoreAt } of photos) {
      const looks: string[] = [];
      const task = tell({ scoreAt });
      const judge: ScoreTask['judge'] = (bytes, of) => {
        looks.push(of);
        return task.judge(bytes, of);
      };
      const { encodes, probes, judged, request } = await search({ ...task, judge });
      expect([encodes, looks.filter((of) => of === 'whole').length]).toEqual([1, 0]);
      expect(probes).toBeLessThanOrEqual(4);
      expect(judged.score).toBe(scoreAt(request?.quality ?? 0));
      expect(Math.abs(judged.score - 80)).toBeLessThan(2);
    }
  });

  test('they take at most 2.5 probes in the mean', async () => {
    const outcomes = await Promise.all(photos.map(({ scoreAt }) => search(tell({ scoreAt }))));
    expect(outcomes.reduce((sum, { probes }) => sum + probes, 0) / outcomes.length).toBeLessThan(2.5);
  });

  test.each([2.4, 4])('a jump by %d over the target ends with the nearer side of it', async (jump) => {
    const scoreAt = (quality: number) => 78.7 + 0.1 * (quality - 72) + (quality >= 73 ? jump : 0);
    const { judged, encodes } = await search(tell({ scoreAt }));
    expect(Math.abs(judged.score - 80)).toBeLessThan(2);
    expect(encodes).toBeLessThanOrEqual(2);
  });

  test('a jump from far below, as where 4:4:4 begins, ends above it', async () => {
    const scoreAt = (quality: number) => 76.9 + 1.4 * (quality - 89) + (quality >= 90 ? 6 : 0);
    const { judged, reached } = await search(tell({ scoreAt }));
    expect(judged.score).toBeGreaterThan(80);
    expect(judged.score).toBeLessThan(86);
    expect(reached).toBe('target');
  });

  test('a quality without a probe is judged', async () => {
    // So steep that four probes do not meet it.
    const { judged, encodes } = await search(tell({ scoreAt: (quality) => (quality < 97 ? 20 : 80) + quality / 50 }));
    expect(encodes).toBeGreaterThanOrEqual(1);
    expect(judged.score).toBeGreaterThan(78);
  });
});
