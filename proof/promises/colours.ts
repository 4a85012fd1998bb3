import { createEngine, type Engine } from '#engine';
import { type ColourCase, colourCases, hdrCases, isSdr } from '../colours/cases.ts';
import { ENGINES, type Show } from '../colours/show.ts';
import type { TrustPromise } from '../promise.ts';

interface Results {
  source: ColourCase;
  /** Encoded as PNG: converted to sRGB, and with the profile. */
  made: readonly Buffer[];
}

async function resultsOf(engine: Engine, source: ColourCase): Promise<Results> {
  const file = new File([new Uint8Array(source.bytes)], 'picture');
  const made: Buffer[] = [];
  for (const profile of ['srgb', 'keep'] as const) {
    // Without an edit, a PNG would be the result.
    const edits = [{ do: 'flip', axis: 'vertical' } as const];
    const { blob } = await engine.run(file, { edits, output: { aim: 'encode', format: 'png', profile } });
    made.push(Buffer.from(await blob.arrayBuffer()));
  }
  return { source, made };
}

type Patches = number[][];

const difference = (a: Patches, b: Patches) =>
  Math.max(...a.flatMap((colour, i) => colour.map((value, c) => Math.abs(value - (b[i]?.[c] ?? 0)))));

const promise: TrustPromise = {
  says: 'A result looks like the original in every browser, however the original states its colours',
  dependsOn: ['engine/colour', 'engine/backends/vips', 'engine/codecs', 'fixtures/tagged.ts', 'proof/colours'],
  needs: ['chromium'],
  async prove(tell) {
    const results: Results[] = [];
    await using engine = createEngine({ workers: 1, backend: 'vips' });
    for (const source of [...(await colourCases()), ...(await hdrCases())]) {
      results.push(await resultsOf(engine, source));
    }
    const count = results.filter(({ source }) => isSdr(source)).length;

    /** What Chromium shows of each original: it treats every tag, which other engines do not. */
    const expected = new Map<string, Patches>();
    const broken: string[] = [];
    const figures: string[] = [];
    const compare = async (name: string, show: Show) => {
      let [largest, alike] = [0, 0];
      for (const { source, made } of results) {
        const seen = await show(source.bytes);
        if (!expected.has(source.name) && seen) expected.set(source.name, seen);
        const wanted = expected.get(source.name);
        if (!wanted) {
          broken.push(`${name} does not show ${source.name}`);
          continue;
        }
        if (isSdr(source) && seen && difference(seen, wanted) <= source.most) alike += 1;
        for (const [i, bytes] of made.entries()) {
          const shown = await show(bytes);
          const by = shown ? difference(shown, wanted) : Number.NaN;
          if (isSdr(source)) largest = Math.max(largest, by);
          if (!(by <= source.most))
            broken.push(`${name}: ${source.name}${i > 0 ? ', profile kept' : ''}: ${by} of 255`);
        }
      }
      figures.push(`${name} ${largest}, itself ${alike} of ${count} originals as Chromium`);
      tell(`${name}: at most ${largest} of 255`);
    };

    const untried: string[] = [];
    for (const { name, missing, use } of ENGINES) {
      if (missing) untried.push(missing);
      else await use((show) => compare(name, show));
    }
    return {
      cases: results.length * 2 * (ENGINES.length - untried.length),
      figure: `${count} combinations of tag and format; largest difference: ${figures.join('; ')}`,
      broken,
      untried,
    };
  },
};
export default promise;
