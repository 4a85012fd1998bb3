import { describe, expect, it } from 'vitest';
import { type FormatId, formatOf, type Loss, type PlannedResult } from '#engine';
import { batchLosses, commonLosses, rowLosses, unwritable } from './batch-losses.ts';

const plans = (...losses: Loss[][]): PlannedResult[] =>
  losses.map((list) => ({ format: 'jpeg', width: 1, height: 1, losses: list }));

describe('batchLosses', () => {
  it.each<[PlannedResult[], string[]]>([
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
    [plans(['metadata']), ['The picture loses camera details and hidden data.']],
    [
      plans(['metadata', 'transparency'], ['metadata']),
      [
        '1 of 2 pictures loses transparency: transparent areas become white.',
        'All 2 pictures lose camera details and hidden data.',
      ],
    ],
  ])('counts pictures by loss (%#)', (given, sentences) => {
    expect(batchLosses(given)).toEqual(sentences);
  });

  it('names another background colour', () => {
    expect(batchLosses(plans(['transparency']), '#ff0000')[0]).toContain('become #ff0000.');
  });
});

describe('formats that the browser cannot write', () => {
  const of = (...formats: FormatId[]) => formats.map((format) => ({ format, width: 1, height: 1, losses: [] }));
  const say = (...formats: FormatId[]) => unwritable(of(...formats), ['jpeg', 'png'], (id) => formatOf(id).label);

  it('are named before the run, with the number of pictures', () => {
    expect(say('jpeg', 'png')).toEqual([]);
    expect(say('gif')).toEqual(['The picture needs another format: this browser cannot write GIF.']);
    expect(say('jpeg', 'gif', 'gif')).toEqual(['2 of 3 pictures need another format: this browser cannot write GIF.']);
  });

  it('ignore files that are left unchanged', () => {
    const [plan] = of('gif');
    expect(unwritable([{ ...plan, unchanged: 'small' } as PlannedResult], ['jpeg'], String)).toEqual([]);
  });
});

describe('a row', () => {
  it('lists its picture’s losses', () => {
    expect(rowLosses(plans(['transparency', 'metadata'])[0] as PlannedResult, [])).toBe(
      'Loses transparency, camera details',
    );
    expect(rowLosses(plans([])[0] as PlannedResult, [])).toBeUndefined();
  });

  it('leaves out losses that most pictures share, which are listed once', () => {
    const [first, second, third] = plans(['metadata', 'transparency'], ['metadata'], []) as [
      PlannedResult,
      PlannedResult,
      PlannedResult,
    ];
    const common = commonLosses([first, second, third]);
    expect(common).toEqual(['metadata']);
    expect(rowLosses(first, common)).toBe('Loses transparency');
    expect(rowLosses(second, common)).toBeUndefined();
  });

  it('lists the losses of one of two pictures, but not of the only picture', () => {
    expect(commonLosses(plans(['metadata'], []))).toEqual([]);
    expect(commonLosses(plans(['metadata']))).toEqual(['metadata']);
    expect(commonLosses([])).toEqual([]);
  });
});
