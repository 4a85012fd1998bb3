// Six sizes of a 12-megapixel JPEG by `runAll`, in proportion to the largest by `run`: node proof/benchmark/series.ts [rounds]
import sharp from 'sharp';
import type { Result } from '#engine';
import { median } from '#peers/statistics.ts';
import type { Lab } from '../lab/lab.ts';
import { openLab } from '../lab/open.ts';
import { findPhotos } from '../photos.ts';

declare global {
  interface Window {
    lab: Lab;
  }
}

interface Timed {
  ms: number;
  /** Of several results, in the order of the work. */
  timings: ({ width: number } & Result['timings'])[];
}

const WIDTHS = [320, 480, 800, 1280, 1920, 2400];
const rounds = Number(process.argv[2] ?? 9);

const [photo] = (await findPhotos(1)).photos;
if (!photo) throw new TypeError('There is no photo: see proof/photos.ts');
const jpeg = await sharp(photo.bytes).autoOrient().resize(4000, 3000).jpeg({ quality: 90 }).toBuffer();

await using lab = await openLab();
const page = await lab.open();
await page.evaluate(() => window.lab.open({ workers: 1 }));
const base64 = jpeg.toString('base64');
const file = await page.evaluateHandle(
  (text) => new File([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], 'photo.jpg'),
  base64,
);

/** From a `File` to the last `Blob`. */
const timed = (widths: readonly number[]): Promise<Timed> =>
  file.evaluate(async (input, sizes) => {
    const recipes = sizes.map((width) => ({
      edits: [{ do: 'resize' as const, width }],
      output: { aim: 'encode' as const, format: 'jpeg' as const, quality: 75 },
    }));
    const timings: Timed['timings'] = [];
    const engine = window.lab.get();
    const start = performance.now();
    const [first] = recipes;
    if (first && recipes.length === 1) await engine.run(input, first);
    else
      for await (const { result } of engine.runAll(input, recipes))
        timings.push({ width: result.width, ...result.timings });
    return { ms: performance.now() - start, timings };
  }, widths);

const alone = WIDTHS.slice(-1);
// The first round compiles the kernels.
await timed(WIDTHS);
const pairs: { one: Timed; six: Timed }[] = [];
for (let round = 0; round < rounds; round++) pairs.push({ one: await timed(alone), six: await timed(WIDTHS) });

const ms = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of)).toFixed(0);
console.log(`One ${ms(({ one }) => one.ms)} ms, six ${ms(({ six }) => six.ms)} ms`);
console.log(`Median of the ratios: ${median(pairs.map(({ one, six }) => six.ms / one.ms)).toFixed(2)}`);
const stages = ['read', 'edit', 'encode'] as const;
for (const [i, { width }] of (pairs[0]?.six.timings ?? []).entries()) {
  const stage = (name: (typeof stages)[number]) => `${name} ${ms(({ six }) => six.timings[i]?.[name] ?? 0)}`;
  console.log(`${width} px: ${stages.map(stage).join(', ')} ms`);
}
