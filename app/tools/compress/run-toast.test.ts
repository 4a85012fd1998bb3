import { describe, expect, it } from 'vitest';
import type { Note, Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { runToast } from './run-toast.ts';

const byQuality: Recipe = { edits: [], output: { format: 'same', aim: 'compress', quality: 75 } };
const toSize: Recipe = { edits: [], output: { format: 'same', aim: 'size', bytes: 500 * 1024 } };
const say = (originalBytes: number, bytes: number, recipe: Recipe, ...notes: Note[]) =>
  runToast({ originalBytes, bytes, notes } as Result, recipe);

const KEPT: Note = { code: 'left-as-it-is', why: 'fits' };

describe('the toast of a compression', () => {
  it('of a returned file is that it was left as it is', () => {
    expect(say(1000, 1000, byQuality, KEPT).title).toBe('Image left as it is');
  });

  it('never reads like a met target if the result is above it', () => {
    expect(say(900_000, 500 * 1024 + 100, toSize).description).toBe('Compressed to 501 KB (target: 500 KB)');
    expect(say(900_000, 500 * 1024 - 100, toSize).description).toBe('Compressed to 500 KB (target: 500 KB)');
  });

  it('agrees with the bytes, whatever they are', () => {
    for (let i = 0; i < 3000; i++) {
      const [before, after] = [(i * 7919) % 100_003, (i * 104_729) % 100_003].map((bytes) => bytes + 1) as [
        number,
        number,
      ];
      const { title, description } = say(before, after, byQuality);
      const what = `${before} to ${after}: ${title}, ${description}`;
      expect(title === 'Image saved, but not smaller', what).toBe(after >= before);
      expect(/larger|as large/.test(description ?? ''), what).toBe(after > before);
      expect(/reduced/.test(description ?? ''), what).toBe(after < before);
      expect(/same size/.test(description ?? ''), what).toBe(after === before);
    }
  });
});
