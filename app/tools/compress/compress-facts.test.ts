import { describe, expect, it } from 'vitest';
import { TARGET_KB } from '#catalogue/preset.ts';
import { TOOLS } from '#catalogue/tools.ts';
import type { Recipe } from '#engine';
import { compressFacts } from './compress-facts.ts';

const MB = 1024 * 1024;
const { opens } = TOOLS.compress;
const at = (output: Partial<Recipe['output']>, edits: Recipe['edits'] = []): Recipe =>
  ({ edits, output: { ...opens.output, ...output } }) as Recipe;
const facts = (recipe: Recipe, rest: Partial<Parameters<typeof compressFacts>[0]> = {}) =>
  compressFacts({ probe: { bytes: MB }, recipe, texts: {}, format: { minifies: false }, known: undefined, ...rest });

describe('the compressor’s fields', () => {
  it('show a quality and the size that it may give', () => {
    expect(facts(at({ aim: 'compress', quality: 80 }))).toEqual({
      typed: '',
      targetProblem: undefined,
      sideProblem: undefined,
      isWrong: false,
      target: undefined,
      score: undefined,
      quality: 80,
      suggestion: undefined,
      estimate: { bytes: Math.round(MB * 0.8), smallerPercent: 18, isLimit: false },
      withoutTarget: Math.round(MB * 0.7),
    });
  });

  it('show the size of the result once it is complete, but no less than a target may be', () => {
    const recipe = at({ aim: 'compress', quality: 80 });
    expect(facts(recipe, { known: { bytes: 500_000 } }).withoutTarget).toBe(500_000);
    expect(facts(recipe, { known: { bytes: 1 } }).withoutTarget).toBe(TARGET_KB.min * 1024);
  });

  it('show a target with the quality that it may need', () => {
    expect(facts(at({ aim: 'size', bytes: MB / 4 }), { known: { bytes: 1 } })).toMatchObject({
      typed: '256',
      target: MB / 4,
      quality: 50,
      estimate: { bytes: MB / 4, smallerPercent: 75, isLimit: true },
    });
  });

  it('offer the quality of the last result, unless it is set or the slider has no effect', () => {
    const offered = (output: Partial<Recipe['output']>) => facts(at(output), { suggested: 60 }).suggestion;
    expect(offered({ aim: 'compress', quality: 80 })).toBe(60);
    expect(offered({ aim: 'compress', quality: 60 })).toBeUndefined();
    expect(offered({ aim: 'size', bytes: MB / 4 })).toBeUndefined();
    expect(offered({ aim: 'score', score: 80 })).toBeUndefined();
  });

  it('show a score, which leaves the size open', () => {
    expect(facts(at({ aim: 'score', score: 80 }))).toMatchObject({
      score: 80,
      target: undefined,
      withoutTarget: undefined,
    });
  });

  it('name a target that is out of range, typed or from an address, and use none', () => {
    const typed = facts(at({ aim: 'size', bytes: MB / 4 }), { texts: { target: 'x' } });
    expect(typed).toMatchObject({ typed: 'x', isWrong: true, target: MB / 4 });
    expect(typed.targetProblem).toMatch(/./);
    expect(facts(at({ aim: 'size', bytes: 1 }))).toMatchObject({ isWrong: true, target: undefined });
  });

  it('name a longest side that is none, only while there is one', () => {
    const texts = { longest: '-1' };
    expect(facts(at({}), { texts }).isWrong).toBe(false);
    expect(facts(at({}, [{ do: 'resize', longestEdge: 800 }]), { texts })).toMatchObject({
      isWrong: true,
      sideProblem: expect.stringMatching(/./),
    });
  });

  it('estimate nothing for a format without a quality', () => {
    expect(facts(at({}), { format: { minifies: true } }).estimate).toBeUndefined();
  });
});
