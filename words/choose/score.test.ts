import { describe, expect, it } from 'vitest';
import { CHOICES, scoreWords, verdictMeaning, verdictWords } from '#choose/score.ts';
import { scoreScreenWords } from '#words/score.ts';

describe('a score in words', () => {
  it.each([
    [100, 'Cannot be told apart · 100'],
    [90, 'Cannot be told apart · 90'],
    [89.5, 'Cannot be told apart · 90'],
    [89.4, 'Looks the same · 89'],
    [84.4, 'Looks the same · 84'],
    [78.2, 'Looks the same · 78'],
    [69.5, 'Hardly different · 70'],
    [60, 'Slightly different · 60'],
    [31, 'Visibly different · 31'],
    [-64, 'Clearly worse · 0'],
  ])('%d is "%s"', (score, words) => {
    expect(scoreWords(score)).toBe(words);
  });

  it('keeps the name of a level for a score just below it, as a search may find, except for the small level', () => {
    for (const { score, label } of CHOICES.slice(0, 2)) expect(scoreWords(score - 1.9)).toContain(label);
  });

  it('has the number and the scale behind the verdict', () => {
    expect(verdictWords(80)).toBe('Looks the same');
    expect(verdictMeaning(80)).toBe('You notice no difference with the two side by side.');
    expect(scoreScreenWords.method(80)).toMatch(/^80 of 100 by SSIMULACRA2/);
    expect(scoreScreenWords.ofCompression(verdictWords(80))).toBe('Compression: looks the same');
  });
});
