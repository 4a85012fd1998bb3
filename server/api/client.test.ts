import { expect, test } from 'vitest';
import { clientKey } from './client.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [undefined, 'unknown'],
])('%s is the client %s', (address, key) => {
  expect(clientKey(address, undefined, 0)).toBe(key);
});

test('without a trusted proxy the header has no effect', () => {
  expect(clientKey('192.0.2.7', '203.0.113.1', 0)).toBe('192.0.2.7');
});

test.each([
  [1, '203.0.113.1', '203.0.113.1'],
  [1, 'forged, 203.0.113.1', '203.0.113.1'],
  [2, 'forged, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  [2, '203.0.113.1', '203.0.113.1'],
  [1, '2001:db8:1:2::9', '2001:db8:1:2'],
  [1, undefined, '10.0.0.9'],
  [1, '', '10.0.0.9'],
])('behind %i proxies, %s is %s', (proxies, header, key) => {
  expect(clientKey('10.0.0.9', header, proxies)).toBe(key);
});

test('a long header does not make a long key', () => {
  expect(clientKey('10.0.0.9', 'x'.repeat(8000), 1)).toHaveLength(64);
});
