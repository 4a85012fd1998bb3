import { expect, test } from 'vitest';
import { cleanText, normaliseQuery } from './clean.ts';

test.each([
  ['jpg to png', 'jpg to png'],
  ['  JPG   to\tPNG ', 'jpg to png'],
  ['ｊｐｇ　to　ＰＮＧ', 'jpg to png'],
  ['compress\u0000 to\n20kb', 'compress to 20kb'],
  ['ÉCRAN', 'écran'],
  ['e\u0301cran', 'écran'],
  ['\u0000\u0001', ''],
  ['x\ud800', 'x\ufffd'],
])('the query %j counts as %j', (query, normal) => {
  expect(normaliseQuery(query)).toBe(normal);
});

test('a query stays short, whatever its characters expand to', () => {
  expect(normaliseQuery('\ufdfa'.repeat(100)).length).toBeLessThanOrEqual(100);
  expect(normaliseQuery(`${'a'.repeat(99)}🎉`).isWellFormed()).toBe(true);
});

test('text keeps its lines and loses characters that no database or mail server accepts', () => {
  expect(cleanText('one\r\ntwo\rthree\n\tfour')).toBe('one\ntwo\nthree\n\tfour');
  expect(cleanText('a\u0000b\u0007c\u007fd\u0085e')).toBe('abcde');
  expect(cleanText('half \ud83c of a pair, whole 🎉')).toBe('half \ufffd of a pair, whole 🎉');
});
