/**
 * Secrets in each place of each format, through the command.
 *
 * @module-tag all
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { testSecrets } from '../engine/contract/secrets.node.ts';
import { printRecipe, type Recipe } from '../engine/node.ts';
import { PLACES, type Place } from '../fixtures/secrets.ts';
import type { Outcome } from './report/outcome.ts';
import { runHere } from './started.node.ts';

const folder = mkdtempSync(join(tmpdir(), 'picwright-secrets-'));
const pictures = join(folder, 'in');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  mkdirSync(pictures);
  for (const [i, place] of PLACES.entries()) writeFileSync(join(pictures, nameOf(i, place)), await place.make());
});

const ENDINGS: Readonly<Partial<Record<Place['format'], string>>> = { JPG: 'jpg' };
const nameOf = (i: number, { format }: Place) => `${i}.${ENDINGS[format] ?? format.toLowerCase()}`;

/** The outcomes of all files by recipe, since one run of the command takes as long as a file or two. */
const outcomes = new Map<string, Promise<Outcome[]>>();

async function outcomesOf(recipe: string): Promise<Outcome[]> {
  const out = join(folder, `out-${outcomes.size}`);
  const ended = await runHere([pictures, '--recipe', recipe, '--out', out, '--json']);
  return ended.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
}

async function run(place: Place, recipe: Recipe) {
  const text = `${printRecipe(recipe)}`;
  const made = outcomes.get(text) ?? outcomesOf(text);
  outcomes.set(text, made);
  const ending = `/${nameOf(PLACES.indexOf(place), place)}`;
  const outcome = (await made).find((each) => each.file?.endsWith(ending));
  if (outcome?.status !== 'done') throw new Error(`${ending}: ${JSON.stringify(outcome)}`);
  const { output, notes, losses } = outcome;
  return { data: readFileSync(output), notes: notes.map(({ code }) => code), losses };
}

testSecrets({ formats: ['same'], run });
