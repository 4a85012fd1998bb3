import { describe, expect, it } from 'vitest';
import { parseRecipe } from './index.ts';

const output = { aim: 'encode', format: 'jpeg' };

describe('parseRecipe', () => {
  it.each([
    { edits: [], output },
    { edits: [], output: { format: 'same', aim: 'compress', quality: 75 } },
    { edits: [], output: { format: 'webp', aim: 'size', bytes: 102_400, tolerance: 0.03 } },
    { edits: [{ do: 'resize', width: 1280 }], output },
    { edits: [{ do: 'resize', percent: 50, enlarge: false }], output },
    {
      edits: [
        { do: 'crop', left: 0, top: 0, width: 1, height: 1 },
        { do: 'flip', axis: 'vertical' },
      ],
      output,
    },
    { edits: [{ do: 'rotate', quarterTurns: 3 }], output: { ...output, background: '#FFffff', metadata: 'keep' } },
  ])('lets through %j', (recipe) => {
    expect(parseRecipe(structuredClone(recipe))).toEqual(recipe);
  });

  it.each([
    [undefined, ''],
    ['text', ''],
    [{ edits: [] }, 'output'],
    [{ edits: [], output: { aim: 'encode', format: 'exe' } }, 'output'],
    [{ edits: [], output: { aim: 'encode', format: 'heic' } }, 'output'],
    [{ edits: [], output: { ...output, quality: 0 } }, 'output'],
    [{ edits: [], output: { ...output, quality: 101 } }, 'output'],
    [{ edits: [], output: { ...output, unknown: 1 } }, 'output'],
    [{ edits: [], output: { ...output, background: 'red' } }, 'output'],
    [{ edits: [], output: { ...output, aim: 'size', bytes: 100, tolerance: 0.1 } }, 'output'],
    [{ edits: [{ do: 'resize' }], output }, 'edits.0'],
    [{ edits: [{ do: 'resize', width: 10, percent: 10 }], output }, 'edits.0'],
    [{ edits: [{ do: 'resize', width: 1.5 }], output }, 'edits.0.width'],
    [{ edits: [{ do: 'resize', width: -1 }], output }, 'edits.0.width'],
    [{ edits: [{ do: 'resize', width: 1e9 }], output }, 'edits.0.width'],
    [{ edits: [{ do: 'rotate', quarterTurns: 4 }], output }, 'edits.0.quarterTurns'],
    [{ edits: [{ do: 'explode' }], output }, 'edits.0.do'],
    [{ edits: Array(33).fill({ do: 'flip', axis: 'vertical' }), output }, 'edits'],
  ])('refuses %j and names the place', (value, place) => {
    expect(() => parseRecipe(value)).toThrow(
      expect.objectContaining({ code: 'bad-recipe', message: expect.stringContaining(place) }),
    );
  });
});
