import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';
import { OPENS } from './settings.ts';

it.each([
  ['', 'everything'],
  ['remove=place', 'place'],
  ['remove=all-but-credits', 'all-but-credits'],
  ['remove=pixels', 'everything'],
  ['groups=camera,time,pixels', ['time', 'camera']],
  ['groups=', []],
])('%s opens with %s', (query, removal) => {
  expect(addressText.read(new URLSearchParams(query), OPENS)).toEqual({ removal });
});

it('is empty for the usual choice, and the same after reading', () => {
  expect(addressText.print(OPENS, OPENS).toString()).toBe('');
  expect(addressText.print({ removal: 'place' }, OPENS).toString()).toBe('remove=place');
  expect(addressText.print({ removal: ['time', 'text'] }, OPENS).toString()).toBe('groups=time%2Ctext');
});
