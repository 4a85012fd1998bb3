import { describe, expect, it } from 'vitest';
import { formatOf, type Note } from '#engine';
import { labelsOf, noteSentences } from './note-sentences.ts';

const say = (...notes: Note[]) => noteSentences(notes, labelsOf(formatOf));

describe('what happened to a file', () => {
  it.each<[Note, string]>([
    [{ code: 'left-as-it-is', why: 'small' }, 'This file is 10 KB or less, so it was left as it is.'],
    [
      { code: 'left-as-it-is', why: 'fits', insteadOf: 'jpeg' },
      'This file is already below the size you asked for, so it was left as it is. It did not become a JPG.',
    ],
    [
      { code: 'left-as-it-is', why: 'saves-too-little', saved: 0.0316, least: 0.1 },
      'This would save 3.1%, less than your 10%, so you get your original back.',
    ],
    [
      { code: 'left-as-it-is', why: 'saves-too-little', saved: 0.09996, least: 0.1 },
      'This would save 9.9%, less than your 10%, so you get your original back.',
    ],
    [
      { code: 'left-as-it-is', why: 'saves-too-little', saved: 0.0002, least: 0.001 },
      'This would save less than 0.1%, less than your 0.1%, so you get your original back.',
    ],
    [
      { code: 'format-exchanged', from: 'png', to: 'jpeg', why: 'low-quality' },
      'Below quality 40 a PNG is saved as a JPG.',
    ],
    [{ code: 'scaled', percent: 63.4 }, 'It was scaled to 63% of the width and height these settings would give.'],
    [
      { code: 'padded', bytes: 12_288 },
      '12.00 KB of comments were added to bring it closer to the size. They change no pixel.',
    ],
    [
      { code: 'nearest', below: 0.1234, why: 'steps' },
      'It is 12.3% below the size you asked for: the next step up in quality would be over it.',
    ],
    [
      { code: 'nearest', below: 0.042, why: 'thousands' },
      'It is 4.2% below the size you asked for. It also fits where a KB is 1,000 bytes.',
    ],
    [
      { code: 'nearest', below: 0.047, why: 'highest-tried' },
      'It is 4.7% below the size you asked for, at quality 99, the highest we try.',
    ],
    [{ code: 'below-score', score: 61.6 }, 'This is the best this format can do: a score of 62.'],
    [
      { code: 'score-not-sought', why: 'animation' },
      'Animations cannot be scored frame by frame, so a standard quality was used.',
    ],
    [{ code: 'first-frame', of: 12 }, 'Only the first of its 12 pictures is in the result.'],
    [{ code: 'larger', bytes: 100, why: 'format' }, 'It is larger than your file because of the format you chose.'],
  ])('%j', (note, sentence) => {
    expect(say(note)).toEqual([sentence]);
  });

  it('is not worth a word where it is what was asked for', () => {
    expect(say({ code: 'target-met', below: 0.01 })).toEqual([]);
  });

  it('is said in the order in which it happened', () => {
    expect(
      say({ code: 'scaled', percent: 50 }, { code: 'target-met', below: 0 }, { code: 'above-target', above: 1 }),
    ).toHaveLength(2);
  });
});
