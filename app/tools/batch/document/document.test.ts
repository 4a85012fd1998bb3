import { describe, expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { boundAs, isKept, setTarget } from './document.ts';

const convert = TOOLS.batch.actions?.convert ?? expect.unreachable('a batch converts');
const document = setTarget('pdf')(convert);

describe('another target format', () => {
  it('with pages starts with all pictures in one document, as they are', () => {
    expect(document.output).toEqual({ aim: 'encode', format: 'pdf', pages: 'one' });
    expect(boundAs(document)).toBe('pages');
    expect(isKept(document.output)).toBe(true);
  });

  it('without pages removes the settings of documents', () => {
    const a4: Recipe = { ...document, output: { ...document.output, paper: 'a4', margin: 10 } };
    expect(setTarget('webp')(a4)).toEqual(convert);
  });

  it('keeps a chosen quality', () => {
    const low: Recipe = { edits: [], output: { ...convert.output, quality: 40 } };
    expect(setTarget('jpeg')(low).output.quality).toBe(40);
  });

  it('keeps a target score', () => {
    const scored: Recipe = { edits: [], output: { format: 'webp', aim: 'score', score: 80, preserveFormat: true } };
    expect(setTarget('pdf')(scored).output).toEqual({ ...scored.output, format: 'pdf', pages: 'one' });
  });
});

it('one file each is neither a document nor an animation', () => {
  expect(boundAs({ ...document, output: { ...document.output, pages: 'each' } })).toBeUndefined();
  expect(boundAs({ edits: [], output: { aim: 'encode', format: 'avif', pages: 'one' } })).toBeUndefined();
});

it('an animation is made only on request', () => {
  const gif = setTarget('gif')(convert);
  expect(boundAs(gif)).toBeUndefined();
  expect(boundAs({ ...gif, output: { ...gif.output, pages: 'one' } })).toBe('frames');
});
