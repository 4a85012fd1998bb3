import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';
import { OPENS, type ResponsiveSettings } from './settings.ts';

const read = (query: string) => addressText.read(new URLSearchParams(query), OPENS);
const print = (settings: ResponsiveSettings) => decodeURIComponent(addressText.print(settings, OPENS).toString());

it('has a bare address for the initial settings', () => {
  expect(print(OPENS)).toBe('');
  expect(read('')).toEqual(OPENS);
});

it.each([
  'widths=480,800&formats=avif,jpg',
  'quality=60',
  'score=70',
  'shown=800&loading=eager&placeholder=blur&folder=/images/',
])('prints and reads %s', (query) => {
  const settings = read(query);
  expect(settings).not.toEqual(OPENS);
  expect(print(settings)).toBe(query);
});

it('writes no quality while it is automatic, but the page remembers it', () => {
  const { output } = OPENS;
  expect(print({ ...OPENS, output: { ...output, quality: 60 } })).toBe('');
});

it.each(['widths=wide', 'formats=gif', 'quality=0', 'shown=-1', 'loading=never', 'target=100kb', 'crop=1,1,2,2'])(
  'ignores %s',
  (query) => {
    expect(read(query)).toEqual(OPENS);
  },
);
