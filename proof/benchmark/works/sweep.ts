import type { Page } from '@playwright/test';
import { mean } from '#peers/statistics.ts';
import { halfAt, halfOf } from '../../halves.ts';
import type { Input } from '../../photos.ts';
import type { Bench, Work } from '../measure/bench.ts';
import { contenders, OURS } from '../measure/contender.ts';
import { bytesAt, type CurvePoint, sweepQualities } from '../measure/curve.ts';
import type { ClaimResult, Table } from '../measure/result.ts';
import { openBenchPage } from '../page/open.ts';

const QUALITIES = [20, 30, 40, 50, 58, 66, 72, 78, 83, 88, 92, 95] as const;
const SCORES = [70, 80] as const;
const AGAINST = ['browser-image-compression', 'canvas'] as const;
const SHOWN = [...AGAINST, 'jsquash'] as const;
const REQUIRED = 0.15;

/** How many fewer bytes than `theirs`, as a fraction, at one score. */
function saving(ours: readonly CurvePoint[], theirs: readonly CurvePoint[], score: number): number | undefined {
  const [own, other] = [bytesAt(ours, score), bytesAt(theirs, score)];
  return own === undefined || other === undefined ? undefined : 1 - own / other;
}

type Curves = Map<string, CurvePoint[]>;

async function curvesOf(bench: Bench, page: Page): Promise<{ input: Input; curves: Curves }[]> {
  const wanted = new Set<string>([OURS, ...SHOWN]);
  const all = (await contenders(page, 'to-jpeg', bench.options.peers)).filter(({ id }) => wanted.has(id));
  const measured: { input: Input; curves: Curves }[] = [];
  for (const input of bench.inputs.sweep) {
    bench.log(input.name);
    await page.evaluate((name) => window.bench.load([name]), input.name);
    const curves: Curves = new Map();
    // The source is nearly lossless and large, so that none of the tools' rules about worthwhile savings applies.
    const jobs = QUALITIES.map((quality) => ({ do: 'to-jpeg' as const, quality }));
    for (const contender of all) curves.set(contender.id, await sweepQualities(bench, contender, { input, jobs }));
    measured.push({ input, curves });
  }
  return measured;
}

const percent = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : `${(-100 * value).toFixed(1)}%`;

export const sweep: Work = {
  id: 'sweep',
  title: 'JPEG bytes at the same SSIMULACRA2 score',
  async measure(bench) {
    const page = await openBenchPage(bench.browser, bench.address);
    const measured = await curvesOf(bench, page).finally(() => page.context().close());
    // The goal needs more than one photo.
    const reported = measured.length > 1 ? halfOf(measured, 'report') : measured;
    const savings = (peer: string, score: number) =>
      reported
        .map(({ curves }) => saving(curves.get(OURS) ?? [], curves.get(peer) ?? [], score))
        .filter((value) => value !== undefined);

    const claims: ClaimResult[] = AGAINST.flatMap((peer) => {
      const means = SCORES.map((score) => mean(savings(peer, score)));
      const overall = mean(means);
      if (Number.isNaN(overall)) return [];
      return [
        {
          against: peer,
          required: '15% fewer bytes at the same SSIMULACRA2, mean over scores 70 and 80',
          measured: `${(100 * overall).toFixed(1)}% fewer (${SCORES.map((score, i) => `${(100 * (means[i] ?? 0)).toFixed(1)}% at ${score}`).join(', ')})`,
          reached: overall >= REQUIRED,
          ifMissed: {
            why: 'Nearly all of the gain is the quantisation table’s, and it varies with the photo (the table below).',
            next: 'a table chosen by the photo’s own statistics, as jpegli’s adaptive quantisation does, which no package for the browser has.',
          },
        },
      ];
    });
    const columns = SHOWN.flatMap((peer) => SCORES.map((score) => ({ peer, score })));
    const table: Table = {
      caption: 'This product’s bytes against the others’ at scores 70 and 80',
      head: ['photo', 'half', ...columns.map(({ peer, score }) => `${peer}, ${score}`)],
      rows: [
        ...measured.map(({ input, curves }, i) => [
          input.name,
          halfAt(i),
          ...columns.map(({ peer, score }) => percent(saving(curves.get(OURS) ?? [], curves.get(peer) ?? [], score))),
        ]),
        [
          'mean',
          reported.length < measured.length ? 'report' : '',
          ...columns.map(({ peer, score }) => percent(mean(savings(peer, score)))),
        ],
      ],
    };
    return {
      notes: [
        `${measured.length} photos at 1000 pixels, saved as JPEGs of quality 98 without chroma subsampling, encoded at the qualities ${QUALITIES.join(', ')}; the logarithm of the size is interpolated at each score. A photo that no quality brings to a score is left out there.`,
        'Photos sorted by name are dealt out in turn to two halves. Settings may be tuned on the first; claims and the mean are of the second.',
      ],
      measurements: [],
      claims,
      tables: [table],
      timelines: [],
    };
  },
};
