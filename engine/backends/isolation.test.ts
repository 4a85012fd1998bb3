import { expect, it } from 'vitest';
import { missingIsolation, withMissingIsolation } from './isolation.ts';

it('names both headers and the page that explains them where a page is not isolated', () => {
  const text = missingIsolation({ crossOriginIsolated: false, isSecureContext: true });
  expect(text).toContain('"Cross-Origin-Opener-Policy: same-origin"');
  expect(text).toContain('"Cross-Origin-Embedder-Policy: require-corp"');
  expect(text).toMatch(/'Headers' in the README .* https:\/\/developer\.mozilla\.org\//);
  expect(text).not.toContain('HTTPS');
});

it('asks for HTTPS where headers alone would do nothing', () => {
  expect(missingIsolation({ crossOriginIsolated: false, isSecureContext: false })).toContain('over HTTPS');
});

it.each([{ crossOriginIsolated: true, isSecureContext: true }, {}])('is silent of %j', (surroundings) => {
  expect(missingIsolation(surroundings)).toBeUndefined();
  expect(withMissingIsolation('A sentence', surroundings)).toBe('A sentence');
});
