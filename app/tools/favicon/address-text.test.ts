import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';
import { OPENS } from './settings.ts';

const read = (query: string) => addressText.read(new URLSearchParams(query), OPENS);

it.each(['', 'fit=cover&padding=12&background=ff8800', 'name=A+%26+B'])('prints and reads %j', (query) => {
  expect(addressText.print(read(query), OPENS).toString()).toBe(query);
});

it.each(['fit=fill', 'padding=31', 'padding=-1', 'background=red', 'width=3'])('ignores %s', (query) => {
  expect(read(query)).toEqual(OPENS);
});
