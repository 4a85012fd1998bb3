import { expect, it } from 'vitest';
import { missingIsolation, withMissingIsolation } from './isolation.ts';

it('names both headers and a link if the page is not isolated', () => {
  const text = missingIsolation({ crossOriginIsolated: false, isSecureContext: true });
  expect(text).toContain('"Cross-Origin-Opener-Policy: same-origin"');
  expect(text).toContain('"Cross-Origin-Embedder-Policy: require-corp"');
  expect(text).toMatch(/'Headers' in the README .* https:\/\/developer\.mozilla\.org\//);
  expect(text).not.toContain('HTTPS');
});

it('names HTTPS if headers alone have no effect', () => {
  expect(missingIsolation({ crossOriginIsolated: false, isSecureContext: false })).toContain('over HTTPS');
});

it.each([{ crossOriginIsolated: true, isSecureContext: true }, {}])('returns nothing for %j', (globals) => {
  expect(missingIsolation(globals)).toBeUndefined();
  expect(withMissingIsolation('A sentence', globals)).toBe('A sentence');
});
