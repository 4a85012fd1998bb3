import { expect, it } from 'vitest';
import { createEngine, type Recipe } from '#engine';
import { fixtureFile } from '../../../fixtures/index.ts';

/*
 * In Node a picture is encoded in one thread, so that its bytes equal those of the site (start.ts). Several files at once keep
 * all cores busy.
 */

const AVIF: Recipe = { edits: [{ do: 'resize', width: 300 }], output: { aim: 'encode', format: 'avif' } };

it.each([1, 2])('%i workers encode as many AVIF files at once', { tags: ['all'] }, async (workers) => {
  await using engine = createEngine({ workers });
  const file = await fixtureFile('photo-600.png');
  const underWay = new Set<number>();
  let most = 0;
  const run = async (i: number) => {
    const onProgress = ({ stage }: { stage: string }) => {
      if (stage !== 'queued') underWay.add(i);
      most = Math.max(most, underWay.size);
    };
    const { blob } = await engine.run(file, AVIF, { onProgress });
    underWay.delete(i);
    return Buffer.from(await blob.arrayBuffer());
  };
  const [first, ...others] = await Promise.all(Array.from({ length: 4 }, (_, i) => run(i)));
  expect(most).toBe(workers);
  for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true);
});
