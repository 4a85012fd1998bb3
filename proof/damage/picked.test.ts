/**
 * Two hundred of the damaged files of the promise bad-input.
 *
 * @module-tag all
 */
import { afterAll, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { fixtureFile } from '../../fixtures/index.ts';
import { damagedCase } from './cases.ts';
import { EXTREMES } from './extremes.ts';
import { judge } from './judge.ts';
import { runCase } from './outcome.ts';

/*
 * Two hundred of the ten thousand damaged files of `npm run test:trust`: each extreme once, each former failure once,
 * and a random sample of every other kind. One worker reads them all, so that a leftover of one file affects the next.
 */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const EXTREME_NUMBERS = Object.keys(EXTREMES).map((_, i) => i * 10);
/** Former failures: profiles that can be read but have no transform to sRGB. */
const FOUND = [3557, 7970];
const OTHERS = Array.from({ length: 200 - EXTREME_NUMBERS.length - FOUND.length }, (_, i) => 1001 + i).map((n) =>
  n % 10 ? n : n + 5000 - 1,
);

it('200 damaged files end in the right picture or an error that blames the file', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  for (const number of [...EXTREME_NUMBERS, ...FOUND, ...OTHERS]) {
    const one = await damagedCase(number);
    const { is, why } = await judge(one, await runCase(engine, one));
    if (is === 'wrong') wrong.push(`case ${number}, ${one.title}: ${why}`);
  }
  expect(wrong).toEqual([]);
});

it('and the next valid file works', async () => {
  const recipe = { edits: [], output: { aim: 'encode' as const, format: 'png' as const } };
  for (const name of ['quadrants.jpg', 'quadrants.bmp', 'quadrants.avif'] as const)
    expect(await engine.run(await fixtureFile(name), recipe)).toMatchObject({ format: 'png', width: 64, height: 48 });
});
