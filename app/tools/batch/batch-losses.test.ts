import { describe, expect, it } from 'vitest';
import type { Loss, Plan } from '#engine';
import { batchLosses, commonLosses, rowLosses } from './batch-losses.ts';

const plans = (...losses: Loss[][]): Plan[] =>
  losses.map((list) => ({ format: 'jpeg', width: 1, height: 1, losses: list }));

describe('batchLosses', () => {
  it.each<[Plan[], string[]]>([
    [plans(), []],
    [plans([], []), []],
    [plans(['transparency'], [], []), ['1 of 3 pictures loses transparency: transparent areas become white.']],
    [
      plans(['transparency'], ['transparency'], []),
      ['2 of 3 pictures lose transparency: transparent areas become white.'],
    ],
    [plans(['animation'], ['animation']), ['All 2 pictures keep only their first frame.']],
    [plans(['colours'], []), ['1 of 2 pictures is reduced to 256 colours.']],
    [
      plans(['half-transparency'], ['half-transparency']),
      ['All 2 pictures get hard edges instead of soft transparent ones.'],
    ],
    [plans(['metadata']), ['The picture loses camera details and other hidden data.']],
    [
      plans(['metadata', 'transparency'], ['metadata']),
      [
        '1 of 2 pictures loses transparency: transparent areas become white.',
        'All 2 pictures lose camera details and other hidden data.',
      ],
    ],
  ])('counts who loses what (%#)', (given, sentences) => {
    expect(batchLosses(given)).toEqual(sentences);
  });

  it('names another colour under what was transparent', () => {
    expect(batchLosses(plans(['transparency']), '#ff0000')[0]).toContain('become #ff0000.');
  });
});

describe('a row', () => {
  it('says what its picture loses', () => {
    expect(rowLosses(plans(['transparency', 'metadata'])[0] as Plan, [])).toBe('Loses transparency, camera details');
    expect(rowLosses(plans([])[0] as Plan, [])).toBeUndefined();
  });

  it('leaves out what most pictures lose, which is said once', () => {
    const [first, second, third] = plans(['metadata', 'transparency'], ['metadata'], []) as [Plan, Plan, Plan];
    const common = commonLosses([first, second, third]);
    expect(common).toEqual(['metadata']);
    expect(rowLosses(first, common)).toBe('Loses transparency');
    expect(rowLosses(second, common)).toBeUndefined();
  });

  it('says what one of two pictures loses, and not what the only picture does', () => {
    expect(commonLosses(plans(['metadata'], []))).toEqual([]);
    expect(commonLosses(plans(['metadata']))).toEqual(['metadata']);
    expect(commonLosses([])).toEqual([]);
  });
});
