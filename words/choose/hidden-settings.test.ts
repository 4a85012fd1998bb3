import { expect, it } from 'vitest';
import type { EditOf, Output } from '#engine/recipe/index.ts';
import * as settingWords from '#words/hidden-settings.ts';
import { noise } from '../../fixtures/pictures.ts';
import { editWords, hiddenWords, OPTION_NAMES, optionWords } from './hidden-settings.ts';

/** Any resize that a recipe can state. */
function anyResize(random: () => number): EditOf<'resize'> {
  const pixels = () => 1 + Math.floor(random() * 9000);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const size = oneOf([
    { width: pixels() },
    { height: pixels() },
    { longestEdge: pixels() },
    { percent: pixels() },
    { width: pixels(), height: pixels(), fit: oneOf(['fill', 'cover', 'inside', undefined] as const) },
  ]);
  return { do: 'resize', ...size, enlarge: oneOf([true, false, undefined]), optional: oneOf([true, undefined]) };
}

it('a clause about a resize has all its numbers and no others, and differs by what it does', () => {
  const random = noise(11);
  const clauses = new Map<string, string>();
  for (let i = 0; i < 5000; i++) {
    const edit = anyResize(random);
    const { do: _, fit = 'inside', enlarge, optional, ...size } = edit;
    const clause = editWords(edit);
    expect(clause.match(/\d+/g)?.map(Number)).toEqual(Object.values(size));
    const does = JSON.stringify([
      Object.keys(size),
      'height' in size && 'width' in size && fit,
      enlarge === false,
      !!optional,
    ]);
    const shape = clause.replace(/\d+/g, '#');
    expect(clauses.get(shape) ?? does).toBe(does);
    clauses.set(shape, does);
  }
  expect(clauses.size).toBe(7 * 4);
});

it('every option has a clause, and none without a value', () => {
  expect(OPTION_NAMES).toEqual(Object.keys(settingWords.options));
  for (const name of OPTION_NAMES) expect(optionWords(name, {})).toBe('');
  const output = { format: 'png', aim: 'encode', dpi: 300 } as Output;
  const [active, resting] = [false, true].map((hasNoEffect) =>
    hiddenWords({ kind: 'option', name: 'dpi', output, hasNoEffect }, String),
  );
  expect([active, resting]).toEqual(['300 dpi', '300 dpi (has no effect here)']);
});
