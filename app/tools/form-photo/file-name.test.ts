import { expect, it } from 'vitest';
import { fileNameOf, nameChecks } from './file-name.ts';

it.each([
  ['photo', 'photo.jpg'],
  ['my photo.jpeg', 'my photo.jpg'],
  ['a/b\\c:d*e?"<f>|', 'abcdef.jpg'],
  ['  ', 'photo.jpg'],
  ['..', 'photo.jpg'],
  ['写真', '写真.jpg'],
])('%j is saved as %s', (typed, name) => {
  expect(fileNameOf(typed, 'x.jpg')).toBe(name);
});

const PLAIN = ['letter', 'digit', 'hyphen', 'space'] as const;

it.each([
  ['Zoë_Müller 2.1-b', { characters: PLAIN }, 'ZoeMuller 21-b.jpg'],
  ['写真', { characters: PLAIN }, 'photo.jpg'],
  ['a long name of mine', { longest: 10 }, 'a long.jpg'],
  ['12345😀', { longest: 10 }, '12345.jpg'],
  ['12345😀', { longest: 11 }, '12345😀.jpg'],
  ['Zoë-Müller', { characters: ['letter'], longest: 9 }, 'ZoeMu.jpg'],
] as const)('%j under %j is %s, which meets it', (typed, rule, name) => {
  const saved = fileNameOf(typed, 'x.jpg', rule);
  expect(saved).toBe(name);
  expect(nameChecks(saved, rule)).toEqual([{ rule: 'name', isMet: true }]);
});

it('a rule that no name meets is not met, and no rule is no check', () => {
  expect(nameChecks(fileNameOf('photo', 'x.jpg', { longest: 4 }), { longest: 4 })).toEqual([
    { rule: 'name', isMet: false },
  ]);
  expect(nameChecks('two.dots.jpg', { characters: PLAIN })).toEqual([{ rule: 'name', isMet: false }]);
  expect(nameChecks('写真.jpg', {})).toEqual([]);
});
