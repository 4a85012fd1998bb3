import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';
import { OPENS, opensWith } from './settings.ts';

it.each([
  ['', 'everything'],
  ['remove=place', 'place'],
  ['remove=all-but-credits', 'all-but-credits'],
  ['remove=nothing', undefined],
  ['remove=pixels', 'everything'],
  ['groups=camera,time,pixels', ['time', 'camera']],
  ['groups=', []],
])('%s opens with %s', (query, removal) => {
  expect(addressText.read(new URLSearchParams(query), OPENS)).toMatchObject({ removal, changes: {} });
});

it.each([
  ['shift=-3600&dpi=300', { shift: -3600, dpi: 300 }],
  ['shift=0&dpi=0', {}],
  ['shift=soon&dpi=70000', {}],
  ['author=Ann', {}],
])('%s writes %j', (query, changes) => {
  expect(addressText.read(new URLSearchParams(query), OPENS).changes).toEqual(changes);
});

it('is empty for the usual choice, and the same after reading', () => {
  const print = (settings: Parameters<typeof addressText.print>[0], base = OPENS) =>
    addressText.print(settings, base).toString();
  expect(print(OPENS)).toBe('');
  expect(print({ removal: 'place', changes: {} })).toBe('remove=place');
  expect(print({ removal: ['time', 'text'], changes: {} })).toBe('groups=time%2Ctext');
  expect(print({ changes: { shift: 60 }, datesFiles: true })).toBe('remove=nothing&shift=60&file-dates=taken');
  const writing = opensWith('nothing');
  expect(print(writing, writing)).toBe('');
  expect(print({ ...writing, removal: 'everything' }, writing)).toBe('remove=everything');
});

it('names nobody', () => {
  const changes = { author: 'Ann', copyright: 'Ann', caption: 'Ann', keywords: ['Ann'], date: '2024-05-01T12:00:00' };
  expect(addressText.print({ ...OPENS, changes }, OPENS).toString()).toBe('');
});
