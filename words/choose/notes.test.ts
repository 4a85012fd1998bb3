import { describe, expect, it } from 'vitest';
import { noteSentences, type Outcome } from '#choose/notes.ts';
import * as api from '#engine';
import { type FormatId, type Note, type Recipe, type Result, WRITABLE_IDS } from '#engine';
import { noise } from '../../fixtures/pictures.ts';

const KB = 1024;
const JPG_75: Recipe = { edits: [], output: { format: 'jpeg', aim: 'compress', quality: 75 } };
const JPG_30: Recipe = { edits: [], output: { format: 'png', aim: 'compress', quality: 30 } };
const toSize = (bytes: number): Recipe => ({ edits: [], output: { format: 'same', aim: 'size', bytes } });

/** A result with these facts; by default half of a file of 100 KB. */
function made(facts: Partial<Outcome['result']> & { notes: Note[] }, recipe = JPG_75): Outcome {
  const size = { width: 1200, height: 800 };
  const plan: Result['plan'] = { format: 'jpeg', ...size, losses: [] };
  const result = { bytes: 50 * KB, originalBytes: 100 * KB, format: 'jpeg' as const, frames: 1, ...size, plan };
  return { result: { ...result, ...facts }, recipe, api };
}

const whole = { bytes: 100 * KB };

describe('the sentences about a result', () => {
  it.each<[string, Outcome]>([
    [
      'This file is 10 KB or less, so it was left as it is.',
      made({ bytes: 9000, originalBytes: 9000, notes: [{ code: 'left-as-it-is', why: 'small' }] }),
    ],
    [
      'This file is already within the size you asked for, so it was left as it is. It did not become a PNG.',
      made({ ...whole, notes: [{ code: 'left-as-it-is', why: 'fits', insteadOf: 'png' }] }, toSize(200 * KB)),
    ],
    [
      'This would save 3.1%, less than your 10%, so you get your original back.',
      made({ ...whole, notes: [{ code: 'left-as-it-is', why: 'saves-too-little', saved: 0.0316, least: 0.1 }] }),
    ],
    [
      'This would save 9.9%, less than your 10%, so you get your original back.',
      made({ ...whole, notes: [{ code: 'left-as-it-is', why: 'saves-too-little', saved: 0.09996, least: 0.1 }] }),
    ],
    [
      'This would save less than 0.1%, less than your 0.1%, so you get your original back.',
      made({ ...whole, notes: [{ code: 'left-as-it-is', why: 'saves-too-little', saved: 0.0002, least: 0.001 }] }),
    ],
    [
      'As a PNG it would be larger or hardly smaller, so you get your original back. Try JPG instead.',
      made({ ...whole, notes: [{ code: 'left-as-it-is', why: 'opened-format', insteadOf: 'png', offer: 'jpeg' }] }),
    ],
    ['The last 2.3% of the picture is missing.', made({ notes: [{ code: 'incomplete', missing: 0.0234 }] })],
    ['The last 0.1% of the picture is missing.', made({ notes: [{ code: 'incomplete', missing: 0.00001 }] })],
    ['The end of the file is missing, so a part of the picture may be too.', made({ notes: [{ code: 'incomplete' }] })],
    [
      'Below quality 40 a PNG is saved as a JPG.',
      made({ notes: [{ code: 'format-exchanged', from: 'png', to: 'jpeg', why: 'low-quality' }] }, JPG_30),
    ],
    [
      'It was also scaled, from 1200 × 800 to 286 × 215.',
      made({ width: 286, height: 215, notes: [{ code: 'scaled', percent: 24 }] }),
    ],
    [
      '12.00 KB of comments were added to bring it closer to the size. They change no pixel.',
      made({ notes: [{ code: 'padded', bytes: 12_288 }] }),
    ],
    [
      'It is 12.3% below the size you asked for: the next quality that we tried was over it.',
      made({ bytes: 87_660, notes: [{ code: 'nearest', below: 0.1234, why: 'steps' }] }, toSize(100_000)),
    ],
    [
      'It is 4.2% below the size you asked for. It also fits where a KB is 1,000 bytes.',
      made({ bytes: 95_800, notes: [{ code: 'nearest', below: 0.042, why: 'thousands' }] }, toSize(100_000)),
    ],
    [
      'It is 4.7% below the size you asked for, at quality 99, the highest we try.',
      made({ bytes: 95_300, notes: [{ code: 'nearest', below: 0.047, why: 'highest-tried' }] }, toSize(100_000)),
    ],
    [
      'This is the best this format can do: a score of 62.',
      made({ score: 61.6, notes: [{ code: 'below-score', score: 61.6 }] }),
    ],
    [
      'Animations cannot be scored frame by frame, so a standard quality was used.',
      made({ notes: [{ code: 'score-not-sought', why: 'animation' }] }),
    ],
    ['Only the first of its 12 pictures is in the result.', made({ notes: [{ code: 'first-frame', of: 12 }] })],
    [
      'It is larger than your file because of the format you chose.',
      made({ bytes: 200 * KB, notes: [{ code: 'larger', bytes: 100 * KB, why: 'format' }] }),
    ],
    [
      'Saved at quality 50. At 75 it would save less than 36%.',
      made({ quality: 50, notes: [{ code: 'quality-cut', from: 75, to: 50 }] }),
    ],
    ['Saved at quality 60. At 75 it would be larger than your file.', made({ quality: 60, notes: [] })],
    [
      'Saved at quality 99. At 75 it would have too few colours or be no smaller.',
      made({ format: 'png', quality: 99, notes: [] }),
    ],
  ])('%s', (sentence, outcome) => {
    expect(noteSentences(outcome).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([sentence]);
  });

  it('of a copy without metadata do not call it the original', () => {
    const notes: Note[] = [
      { code: 'left-as-it-is', why: 'no-gain' },
      { code: 'metadata-removed', bytes: 302 },
    ];
    expect(noteSentences(made({ bytes: 42_524, originalBytes: 42_826, notes }))).toEqual([
      'The result would be larger or hardly smaller, so no pixel was changed.',
      'Camera details and hidden data were removed.',
    ]);
  });

  it('omit what was asked for', () => {
    expect(noteSentences(made({ notes: [{ code: 'target-met', below: 0.01 }] }, toSize(51 * KB)))).toEqual([]);
    expect(noteSentences(made({ quality: 75, notes: [] }))).toEqual([]);
  });
});

/* Claims in sentences, each with the fact that must be true. */
const CLAIMS: readonly [RegExp, (outcome: Outcome, match: string[]) => boolean][] = [
  [
    /your original back|left as it is/,
    ({ result }) => result.bytes === result.originalBytes && !has(result, 'metadata-removed'),
  ],
  [/No pixel was changed|no pixel was changed/, ({ result }) => has(result, 'left-as-it-is')],
  [/details and hidden data were removed/, ({ result }) => removedBut(result) === 'nothing'],
  [/where the photo was taken was removed/, ({ result }) => removedBut(result) === 'all-but-location'],
  [/copyright and credit stay/, ({ result }) => removedBut(result) === 'credit'],
  [/Below quality 40/, ({ recipe }) => (recipe.output.quality ?? 100) < 40],
  [/came nowhere near the size/, (outcome) => targetOf(outcome) !== undefined],
  [/This file is 10 KB or less/, ({ result }) => result.originalBytes <= 10 * KB],
  [/already within the size/, (outcome) => outcome.result.originalBytes <= (targetOf(outcome) ?? 0)],
  [/It did not become an? (\w+)/, ({ result }, [, label]) => labelOf(result.format) !== label],
  [/saved as an? (\w+)/, ({ result }, [, label]) => labelOf(result.format) === label],
  [/Try (\w+) instead/, ({ result }) => has(result, 'left-as-it-is')],
  [/Only the first of its (\d+)/, ({ result }, [, of]) => result.frames === 1 && Number(of) > 1],
  [
    /also scaled, from \d+ × \d+ to (\d+) × (\d+)\./,
    ({ result }, [, width, height]) => `${result.width}×${result.height}` === `${width}×${height}`,
  ],
  [
    /also scaled, from (\d+) × (\d+) /,
    ({ result: { plan, width, height } }, [, w, h]) =>
      plan.width === Number(w) && plan.height === Number(h) && width * height < plan.width * plan.height,
  ],
  [/^It is ([\d.]+)% below the size/, (outcome, [, below]) => Math.abs(belowOf(outcome) - Number(below)) <= 0.051],
  [/below the size/, (outcome) => outcome.result.bytes < (targetOf(outcome) ?? 0)],
  [/cannot reach the size/, (outcome) => outcome.result.bytes > (targetOf(outcome) ?? Number.POSITIVE_INFINITY)],
  [/larger than your file because/, ({ result }) => result.bytes > result.originalBytes],
  [/Saved at quality (\d+)/, ({ result }, [, quality]) => Math.round(result.quality ?? Number.NaN) === Number(quality)],
  [
    /At (\d+) it would /,
    ({ recipe }, [, requested]) => Math.round(recipe.output.quality ?? Number.NaN) === Number(requested),
  ],
  [/too few colours or be no smaller/, ({ result }) => api.formatOf(result.format).quality?.reduces === 'colours'],
  [
    /a score of (\d+)/,
    ({ result, recipe }, [, score]) =>
      recipe.output.aim !== 'score' ||
      result.score === undefined ||
      Math.max(0, Math.round(result.score)) === Number(score),
  ],
];

const has = ({ notes }: Outcome['result'], code: Note['code']) => notes.some((note) => note.code === code);
/** What stays of metadata that was removed; undefined if none was. */
const removedBut = ({ notes }: Outcome['result']) => {
  const removed = notes.find((note) => note.code === 'metadata-removed');
  return removed && (removed.kept ?? 'nothing');
};
const targetOf = ({ recipe: { output } }: Outcome) => (output.aim === 'size' ? output.bytes : undefined);
const belowOf = (outcome: Outcome) => 100 * (1 - outcome.result.bytes / (targetOf(outcome) ?? 0));
const labelOf = (format: FormatId) => api.formatOf(format).label;

/** Any result: bytes, pixels, format and notes are independent. */
function anyOutcome(random: () => number): Outcome {
  const upTo = (most: number) => Math.floor(random() * most);
  const oneOf = <T>(values: readonly T[]): T => values[upTo(values.length)] as T;
  const maybe = <T>(value: T): T | undefined => (random() < 0.5 ? value : undefined);
  const format = () => oneOf(WRITABLE_IDS);
  const bytes = () => oneOf([1 + upTo(12 * KB), 1 + upTo(3e6), 50 * KB]);
  const size = () => ({ width: 1 + upTo(4000), height: 1 + upTo(4000) });
  const left = { code: 'left-as-it-is' } as const;
  const notes: Note[] = [
    oneOf<Note>([
      {
        ...left,
        why: oneOf(['small', 'fits', 'no-gain', 'search-failed'] as const),
        ...(random() < 0.5 && { insteadOf: format() }),
      },
      { ...left, why: 'opened-format', insteadOf: format(), offer: format() },
      { ...left, why: 'saves-too-little', saved: random(), least: random() },
    ]),
    oneOf<Note>([
      { code: 'metadata-removed', bytes: upTo(9000) },
      { code: 'metadata-removed', bytes: upTo(9000), kept: oneOf(['all-but-location', 'credit']) },
    ]),
    {
      code: 'format-exchanged',
      from: format(),
      to: format(),
      why: oneOf(['low-quality', 'no-gain', 'target'] as const),
    },
    { code: 'first-frame', of: 1 + upTo(9) },
    { code: 'scaled', percent: 1 + upTo(99) },
    { code: 'quality-cut', from: 1 + upTo(100), to: 1 + upTo(100) },
    { code: 'padded', bytes: 1 + upTo(9000) },
    { code: 'target-met', below: random() },
    {
      code: 'nearest',
      below: random(),
      why: oneOf(['steps', 'best-quality', 'highest-tried', 'thousands', 'file-size', 'tries'] as const),
    },
    { code: 'above-target', above: random() },
    { code: 'score-not-sought', why: oneOf(['exact', 'format', 'animation', 'browser'] as const) },
    { code: 'below-score', score: random() * 130 - 30 },
    {
      code: 'larger',
      bytes: upTo(9000),
      why: oneOf(['format', 'dimensions', 'lossless', 'edits', 'quality', 'rewritten'] as const),
    },
  ];
  const originalBytes = bytes();
  const quality = maybe(1 + upTo(100));
  const score = maybe(random() * 130 - 30);
  return {
    api,
    recipe: {
      edits: [],
      output: {
        format: oneOf([...WRITABLE_IDS, 'same' as const]),
        ...(random() < 0.8 && { quality: 1 + upTo(100) }),
        ...oneOf([
          { aim: 'compress' },
          { aim: 'size', bytes: bytes() },
          { aim: 'encode' },
          { aim: 'score', score: 80 },
        ] as const),
      },
    },
    result: {
      ...size(),
      bytes: oneOf([originalBytes, bytes()]),
      originalBytes,
      format: format(),
      frames: 1 + upTo(3),
      plan: { format: format(), losses: [], ...size() },
      notes: notes.filter(() => random() < 0.3),
      ...(quality !== undefined && { quality }),
      ...(score !== undefined && { score }),
    },
  };
}

it('sentences never contradict bytes, pixels, format or notes', () => {
  const random = noise(37);
  const said = new Map(CLAIMS.map(([claim]) => [claim, 0]));
  for (let i = 0; i < 20_000; i++) {
    const outcome = anyOutcome(random);
    const sentences = noteSentences(outcome).map((text) => text.replaceAll('\u00a0', ' '));
    for (const sentence of sentences) {
      for (const [claim, holds] of CLAIMS) {
        const match = claim.exec(sentence);
        if (!match) continue;
        said.set(claim, (said.get(claim) ?? 0) + 1);
        if (!holds(outcome, [...match]))
          expect.fail(`“${sentence}” of ${JSON.stringify({ ...outcome, api: undefined })}`);
      }
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  }
  // A claim that no sentence contains any more proves nothing.
  expect([...said].filter(([, times]) => times === 0)).toEqual([]);
});
