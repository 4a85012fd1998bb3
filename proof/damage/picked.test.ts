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
 * Two hundred of the ten thousand damaged files of `npm run test:trust`: each kind of extreme once, what went wrong once,
 * and as many of each kind of damage as chance gave. One worker reads them all, so that what one of them leaves behind shows in the next.
 */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const EXTREME_NUMBERS = Object.keys(EXTREMES).map((_, i) => i * 10);
/** Those that went wrong once: profiles that can be read and make no way to sRGB. */
const FOUND = [3557, 7970];
const OTHERS = Array.from({ length: 200 - EXTREME_NUMBERS.length - FOUND.length }, (_, i) => 1001 + i).map((n) =>
  n % 10 ? n : n + 5000 - 1,
);

it('200 damaged files end in the right picture or a true error', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  for (const number of [...EXTREME_NUMBERS, ...FOUND, ...OTHERS]) {
    const one = await damagedCase(number);
    const { is, why } = await judge(one, await runCase(engine, one));
    if (is === 'wrong') wrong.push(`case ${number}, ${one.title}: ${why}`);
  }
  expect(wrong).toEqual([]);
});

it('and the next good file works', async () => {
  const recipe = { edits: [], output: { aim: 'encode' as const, format: 'png' as const } };
  for (const name of ['quadrants.jpg', 'quadrants.bmp', 'quadrants.avif'] as const)
    expect(await engine.run(await fixtureFile(name), recipe)).toMatchObject({ format: 'png', width: 64, height: 48 });
});
