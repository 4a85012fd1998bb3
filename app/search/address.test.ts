import { expect, test } from 'vitest';
import { searchAddress } from './address.ts';

test.each([
  ['jpg to png', '/search/jpg%20to%20png'],
  ['a/b?c#d', '/search/a%2Fb%3Fc%23d'],
  ['50%', '/search/50%25'],
  ['..', '/search?q=..'],
])('the search for %j is at %s', (query, address) => {
  expect(searchAddress(query)).toBe(address);
  expect(new URL(address, 'https://example.org').href).toBe(`https://example.org${address}`);
});
