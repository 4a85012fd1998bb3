import type { Page } from '@playwright/test';
import type { Loss, Recipe } from '#engine';
import { FITS, named, SMALLER } from '../../../engine/contract/secrets.ts';
import { markOf, PLACES, type Place, SECRET } from '../../../fixtures/secrets.ts';
import { expect, test } from '../../test.ts';

/*
 * A secret in each place of each format, in a browser that cannot run libvips. `engine/contract/secrets.node.ts` has the same for the
 * backends of Node.
 */

test.use({ baseURL: `http://localhost:${process.env.LAB_PORT ?? '3299'}` });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => 'lab' in window);
  await page.evaluate(() => window.lab.open({ backend: 'canvas', workers: 1 }));
});

/** What a canvas encodes. */
const FORMATS = ['jpeg', 'png', 'webp'] as const;

interface Made {
  data: Buffer;
  losses: Loss[];
}

/** Makes the result of a file; its error's code if the browser cannot read it. */
const run = async (page: Page, file: Buffer, recipe: Recipe): Promise<Made | string> => {
  const made = await page.evaluate(
    async ([base64, recipe]) => {
      const file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'picture');
      const code = await window.lab.codeOf(window.lab.get().probe(file));
      return code === 'none' ? window.lab.run(file, recipe) : code;
    },
    [file.toString('base64'), recipe] as const,
  );
  return typeof made === 'string' ? made : { data: Buffer.from(made.base64, 'base64'), losses: [...made.plan.losses] };
};

const isNamed = ({ losses }: Made) => named(losses).length > 0;

/** What the canvas backend reads. */
const READS = new Set<Place['format']>(['JPG', 'PNG', 'WebP']);

async function expectNothingStays(page: Page, place: Place): Promise<void> {
  const { name } = place;
  const file = await place.make();
  const mark = markOf(place);
  const result = async (edits: Recipe['edits'], output: Recipe['output']): Promise<Made> => {
    const made = await run(page, file, { edits, output });
    if (typeof made === 'string') throw new Error(`${name}: ${made}`);
    return made;
  };
  const isIn = ({ data }: Made) => data.includes(mark) || data.includes(SECRET);
  const fits = await result([], FITS);
  expect([isIn(fits), isNamed(fits)], `${name}, a file that fits`).toEqual([false, true]);
  const kept = await result([], { ...FITS, metadata: 'keep' });
  expect(kept.data.equals(file), `${name}, kept in a file that fits`).toBe(true);
  for (const format of FORMATS) {
    const encoded = await result(SMALLER, { aim: 'encode', format });
    expect([isIn(encoded), isNamed(encoded)], `${name}, as ${format}`).toEqual([false, true]);
    const asked = await result(SMALLER, { aim: 'encode', format, metadata: 'keep' });
    expect(isIn(asked) || isNamed(asked), `${name}, kept as ${format}`).toBe(true);
  }
}

for (const format of new Set(PLACES.map((place) => place.format))) {
  const places = PLACES.filter((place) => place.format === format);
  if (READS.has(format))
    test(`secrets of ${format} leave with a canvas, or a loss names them`, async ({ page }) => {
      for (const place of places) await expectNothingStays(page, place);
    });
  else
    test(`a canvas refuses each ${format} with a secret`, async ({ page }) => {
      for (const place of places)
        expect(await run(page, await place.make(), { edits: [], output: FITS }), place.name).toBe('beyond-browser');
    });
}
