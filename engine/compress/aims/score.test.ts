import { describe, expect, it, vi } from 'vitest';
import type { Format } from '../../formats/format.ts';
import { FORMATS } from '../../formats/index.ts';
import { madeUp, smooth, subjectOf } from '../made-up-encoders.test-data.ts';
import type { ColourTrials } from '../picture-trials.ts';
import type { EncodeRequest, Scoring } from '../request.ts';
import { type ByScoreTask, compressByScore } from './score.ts';

const { gif, jpeg, png, tiff, webp } = FORMATS;

/** Scores by the quality alone: 80 is reached at `at80`. The made-up files say nothing, so the last request is judged. */
function scored(at80: number, changes: Partial<ByScoreTask> = {}, sizeAt50 = 100_000) {
  const { encode, requests } = madeUp(smooth(sizeAt50));
  const scoring: Scoring = {
    activity: 6,
    judge: async () => {
      const score = Math.min(100, 80 + 0.6 * ((requests.at(-1)?.quality ?? 0) - at80));
      return { score, worst: score - 3 };
    },
  };
  const task = {
    subject: subjectOf(),
    format: jpeg,
    targetScore: 80,
    preserveFormat: false,
    leastSavings: 0.05,
    encode,
  };
  const found = compressByScore({ ...task, scoringIn: async () => scoring, ...changes });
  return { found, requests };
}

describe('compression by score', () => {
  it.each([62, 78, 91])('comes to the quality that the picture needs: %i', async (at80) => {
    const found = await scored(at80).found;
    expect(Math.abs((found.request?.quality ?? 0) - at80)).toBeLessThanOrEqual(3);
    expect(found.score).toBeCloseTo(80, -0.5);
    expect(found.notes).toEqual([]);
  });

  it.each<[Format, number, string]>([
    [tiff, 1, 'exact'],
    [gif, 1, 'format'],
    [webp, 12, 'animation'],
  ])('takes a usual quality, and says so: %#', async (format, frames, why) => {
    const task = { format, preserveFormat: true, subject: subjectOf({ frames }) };
    const { found, requests } = scored(70, task);
    expect(await found).toMatchObject({ notes: [{ code: 'score-not-sought', why }] });
    expect((await found).score).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it('takes a usual quality where the metric does not run', async () => {
    const { found } = scored(70, { scoringIn: async () => undefined });
    expect((await found).notes).toEqual([{ code: 'score-not-sought', why: 'browser' }]);
    expect((await found).request?.quality).toBeGreaterThan(60);
  });

  it('reports that the best result misses the score', async () => {
    const { found } = scored(120, { subject: subjectOf({ mayKeep: false }) });
    expect((await found).notes).toEqual([{ code: 'below-score', score: expect.closeTo(68, 0) }]);
  });

  it('keeps every pixel where that takes fewer bytes than the best that is not good enough', async () => {
    const task = (exactBytes: number): Partial<ByScoreTask> => ({
      format: webp,
      preserveFormat: true,
      subject: subjectOf({ mayKeep: false }),
      encode: async ({ lossless }) => ({ bytes: new Uint8Array(lossless ? exactBytes : 90_000) }),
      scoringIn: async () => ({ activity: 6, judge: async () => ({ score: -40, worst: -60 }) }),
    });
    const exact = await scored(70, task(40_000)).found;
    expect(exact).toMatchObject({ score: 100, notes: [], request: { lossless: true } });
    const lossy = await scored(70, task(200_000)).found;
    expect(lossy).toMatchObject({ score: -40, notes: [{ code: 'below-score' }], request: { lossless: false } });
  });

  it('rounds colours where the best palette is not good enough and every pixel takes more', async () => {
    const requests: EncodeRequest[] = [];
    const task: Partial<ByScoreTask> = {
      format: png,
      preserveFormat: true,
      subject: subjectOf({ mayKeep: false }),
      encode: async (request) => {
        requests.push(request);
        const { quality, colours } = request;
        return { bytes: new Uint8Array(quality === 100 ? 900_000 : colours ? 5_000 * quality : 100_000) };
      },
      scoringIn: async () => ({
        activity: 6,
        judge: async () => {
          const { quality = 0, colours } = requests.at(-1) ?? {};
          const score = quality === 100 ? 100 : colours ? quality + 5 : 0.75 * quality;
          return { score, worst: score - 3 };
        },
      }),
    };
    const found = await scored(70, { ...task, targetScore: 90 }).found;
    expect(found.request).toMatchObject({ colours: 'rounded', quality: 85 });
    expect(found.notes).toEqual([]);
    const listed = await scored(70, { ...task, targetScore: 60 }).found;
    expect(Math.abs((listed.request?.quality ?? 0) - 80)).toBeLessThanOrEqual(2);
    expect(listed.request?.colours).toBeUndefined();
  });

  describe('a PNG whose palettes score too low', () => {
    interface Coloured extends Partial<Pick<ByScoreTask, 'warn'> & Pick<ColourTrials, 'pixelsAt'>> {
      hasFewColours?: boolean;
      trueColourBytes?: number;
      /** The score of all colours. */
      exact?: number;
    }

    function coloured({ hasFewColours = true, trueColourBytes = 60_000, exact = 100, warn, pixelsAt }: Coloured) {
      let last: EncodeRequest | undefined;
      const scoreOf = ({ quality, colours, mostColours = 0 }: EncodeRequest) => {
        if (colours) return colours === 'truecolour' ? Math.min(99, 80 + mostColours / 100) : quality + 5;
        return quality === 100 ? exact : 0.75 * quality;
      };
      return compressByScore({
        format: png,
        targetScore: 90,
        preserveFormat: true,
        leastSavings: 0.05,
        warn,
        subject: subjectOf({ width: 1000, height: 1000, mayKeep: false }),
        encode: async (request) => {
          last = request;
          const { quality, colours } = request;
          const size = colours === 'truecolour' ? trueColourBytes : colours ? 5_000 * quality : 100_000;
          return { bytes: new Uint8Array(quality === 100 ? 900_000 : size) };
        },
        trials: {
          isDrawing: async () => false,
          hasFewColours: async () => hasFewColours,
          errorOf: async () => 10,
          pixelsAt:
            pixelsAt ??
            (async (request) => ({ width: 1, height: 1, channels: 3, data: Uint8Array.of(scoreOf(request)) })),
        },
        scoringIn: async () => ({
          activity: 6,
          scoreOfPixels: ({ data: [score = 0] }) => score,
          judge: async () => {
            const score = last ? scoreOf(last) : 0;
            return { score, worst: score };
          },
        }),
      });
    }

    it.each<[string, Coloured, EncodeRequest['colours']]>([
      ['has more colours than a palette if these take fewer bytes', {}, 'truecolour'],
      ['has rounded colours if these take fewer bytes', { trueColourBytes: 600_000 }, 'rounded'],
      ['has rounded colours if it shows a photo', { hasFewColours: false }, 'rounded'],
      ['is no smaller file that misses the score', { exact: 60, trueColourBytes: 300_000 }, 'truecolour'],
    ])('%s', async (_, changes, colours) => {
      const { request, score, notes } = await coloured(changes);
      expect(request?.colours).toBe(colours);
      expect(Math.abs((score ?? 0) - 90)).toBeLessThanOrEqual(2);
      expect(notes).toEqual([]);
    });

    it('has rounded colours if others cannot be compared, and reports that', async () => {
      const warn = vi.fn();
      const pixelsAt = () => Promise.reject(new RangeError('no memory'));
      expect((await coloured({ pixelsAt, warn })).request?.colours).toBe('rounded');
      expect(warn).toHaveBeenCalledOnce();
    });
  });

  it('exchanges a format of colours that saves nothing, and none that was chosen', async () => {
    const large = subjectOf({ bytes: 500_000, mayKeep: false });
    const judge: Scoring['judge'] = async () => ({ score: 80, worst: 78 });
    const encode: ByScoreTask['encode'] = async ({ format }) => ({
      bytes: new Uint8Array(format === png ? 900_000 : 100_000),
    });
    const task = { subject: large, format: png, encode, scoringIn: async () => ({ activity: 6, judge }) };
    const exchanged = await scored(70, task).found;
    expect(exchanged.request?.format).toBe(jpeg);
    expect(exchanged.notes).toEqual([{ code: 'format-exchanged', from: 'png', to: 'jpeg', why: 'no-gain' }]);
    expect((await scored(70, { ...task, preserveFormat: true }).found).request?.format).toBe(png);
  });
});

describe('a drawing in a format of palettes', () => {
  const size = { width: 1, height: 1, channels: 3 } as const;

  /** Detail scores its quality less `missing`, a palette its quality plus 10 and at most `most`. */
  interface Drawn extends Partial<Pick<ByScoreTask, 'warn'> & Pick<ColourTrials, 'pixelsAt'>> {
    paletteBytes: number;
    exactBytes?: number;
    missing?: number;
    most?: number;
  }

  function drawn({ paletteBytes, exactBytes = 200_000, missing = 0, most = 100, pixelsAt, warn }: Drawn) {
    const requests: EncodeRequest[] = [];
    const found = compressByScore({
      format: webp,
      targetScore: 80,
      preserveFormat: true,
      leastSavings: 0,
      subject: subjectOf({ mayKeep: false }),
      encode: async (request) => {
        requests.push(request);
        const detail = request.lossless ? exactBytes : 1000 * request.quality;
        return { bytes: new Uint8Array(request.colours ? paletteBytes : detail) };
      },
      scoringIn: async ({ quality }) => ({
        activity: 6,
        judge: async () => ({ score: (requests.at(-1)?.quality ?? 0) - missing, worst: 100 }),
        ...(quality?.reduces === 'colours' && { scoreOfPixels: ({ data: [at = 0] }) => Math.min(most, at + 10) }),
      }),
      trials: {
        isDrawing: async () => true,
        hasFewColours: async () => true,
        errorOf: async () => 0,
        pixelsAt:
          pixelsAt ??
          (async ({ quality, colours }) => (colours ? { ...size, data: Uint8Array.of(quality) } : undefined)),
      },
      warn,
    });
    return { found, requests };
  }

  it('has the fewest colours with the score, and no search for less detail if a coarse file is larger', async () => {
    const { found, requests } = drawn({ paletteBytes: 10_000 });
    const { request, bytes, score, notes } = await found;
    expect(request).toMatchObject({ colours: 'palette', quality: expect.closeTo(71, -0.5) });
    expect(bytes).toHaveLength(10_000);
    expect(score).toBeGreaterThanOrEqual(80);
    expect(score).toBeLessThan(83);
    expect(notes).toEqual([]);
    expect(requests.map(({ colours }) => colours)).toEqual(['palette', undefined]);
  });

  it('has less detail if that takes fewer bytes', async () => {
    const { found } = drawn({ paletteBytes: 90_000 });
    expect((await found).request).toMatchObject({ quality: expect.closeTo(80, -0.5) });
    expect((await found).request?.colours).toBeUndefined();
  });

  it('has less detail if a palette almost has the score', async () => {
    const found = await drawn({ paletteBytes: 10_000, most: 78.5 }).found;
    expect(found.request?.colours).toBeUndefined();
    expect(found.score).toBeCloseTo(80, -0.5);
  });

  it('has less detail if palettes fail, and reports that', async () => {
    const warn = vi.fn();
    const found = await drawn({ paletteBytes: 10_000, pixelsAt: () => Promise.reject(new Error('Offline')), warn })
      .found;
    expect(found.request).toMatchObject({ quality: expect.closeTo(80, -0.5) });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Offline'));
  });

  it('has exact pixels, if that is smaller, where the backend has no palettes', async () => {
    const exact = await drawn({ paletteBytes: 1, exactBytes: 5000, pixelsAt: async () => undefined }).found;
    expect(exact).toMatchObject({ request: { lossless: true }, notes: [] });
    const detail = await drawn({ paletteBytes: 1, pixelsAt: async () => undefined }).found;
    expect(detail.request).toMatchObject({ lossless: false, quality: expect.closeTo(80, -0.5) });
  });

  it('has a larger palette if only that has the score', async () => {
    const { found } = drawn({ paletteBytes: 110_000, missing: 60 });
    expect((await found).request?.colours).toBe('palette');
    expect((await found).notes).toEqual([]);
  });

  it('has the better of two files that miss the score', async () => {
    const palette = await drawn({ paletteBytes: 50_000, missing: 60, most: 60 }).found;
    expect(palette).toMatchObject({ request: { colours: 'palette' }, notes: [{ code: 'below-score', score: 60 }] });
    const detail = await drawn({ paletteBytes: 50_000, missing: 30, most: 60 }).found;
    expect(detail.request?.colours).toBeUndefined();
    expect(detail.notes).toEqual([{ code: 'below-score', score: 70 }]);
  });
});
