import { expect, it } from 'vitest';
import { withModestPreloads } from './preloads.ts';

const SIZES: Readonly<Record<string, number>> = { '/assets/a.js': 10, '/assets/b.js': 90_000, '/assets/c.js': 2000 };

it('preloads scripts with a low priority, the largest first', () => {
  const html =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i.svg"/>' +
    '<link rel="modulepreload" href="/assets/b.js"/><link rel="modulepreload" href="/assets/c.js"/></head>';
  expect(withModestPreloads(html, (address) => SIZES[address] ?? 0)).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/><link rel="icon" href="/i.svg"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/c.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/></head>',
  );
});
