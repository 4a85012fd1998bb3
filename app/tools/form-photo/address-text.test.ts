import { expect, it } from 'vitest';
import { FORMS } from '#catalogue/forms/index.ts';
import { addressText } from './address-text.ts';
import { type FormSettings, OPENS } from './settings.ts';

const read = (query: string) => addressText.read(new URLSearchParams(query), OPENS);
const print = (settings: FormSettings) => addressText.print(settings, OPENS).toString();

it('a form is named by itself alone', () => {
  const settings = read('form=ibps.1');
  expect(settings).toMatchObject({ width: 140, height: 60, least: 10, most: 20, name: 'signature' });
  expect(print(settings)).toBe('form=ibps.1');
  expect(print({ ...settings, fit: 'whole', name: 'mine' })).toBe('form=ibps.1&fit=whole&name=mine');
});

it.each(FORMS.flatMap(({ id, pictures }) => pictures.map((_, i) => `form=${id}.${i}`)))(
  '%s is read and written',
  (query) => {
    expect(print(read(query))).toBe(query);
  },
);

it.each([
  '',
  'width=200&height=230&least=20',
  'most=0&unit=mm',
  'dpi=200&format=png',
  'fit=whole',
  'ink=blue',
  'format=png&ink=black&transparent=yes',
  'background=white',
  'colour=grey',
])('%j is read and written', (query) => {
  expect(print(read(query))).toBe(query);
});

it.each(['form=none.0', 'form=ibps.9', 'width=-5', 'height=1e9', 'most=abc', 'unit=furlong', 'format=gif'])(
  '%s changes nothing',
  (query) => expect(read(query)).toEqual({ ...OPENS, form: undefined, dpi: undefined, least: undefined }),
);
