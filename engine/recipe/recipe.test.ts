import { describe, expect, it } from 'vitest';
import { parseRecipe } from './index.ts';
import { OPTION_NAMES } from './options.ts';

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

  it('returns a copy, which later changes do not reach', () => {
    const recipe = { edits: [], output: { ...output, quality: 80 } };
    const parsed = parseRecipe(recipe);
    recipe.output.quality = 0;
    expect(parsed.output.quality).toBe(80);
  });

  it('refuses inherited fields, which a copy would lack', () => {
    expect(() => parseRecipe(Object.create({ edits: [], output }))).toThrow('edits: expected an array, got nothing');
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

describe('a refusal names the value, what is allowed and what is nearest', () => {
  const FORMATS = "'jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'jxl', 'pdf', 'ico', 'svg', 'same'";
  const said = (value: unknown): string => {
    try {
      parseRecipe(value);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  it.each([
    [{ format: 'jpg' }, `output.format: expected ${FORMATS}, got 'jpg'. Did you mean 'jpeg'?`],
    [{ format: 'image/webp' }, `output.format: expected ${FORMATS}, got 'image/webp'. Did you mean 'webp'?`],
    [{ format: 'JEPG' }, `output.format: expected ${FORMATS}, got 'JEPG'. Did you mean 'jpeg'?`],
    [{ format: 'docx' }, `output.format: expected ${FORMATS}, got 'docx'`],
    [{ quality: 0.8 }, 'output.quality: expected 1 to 100, got 0.8. 0 to 1? Use 80'],
    [{ quality: 150 }, 'output.quality: expected 1 to 100, got 150. The nearest is 100'],
    [{ quality: 0 }, 'output.quality: expected 1 to 100, got 0. The nearest is 1'],
    [{ quality: '80' }, "output.quality: expected 1 to 100, got '80'. Did you mean 80?"],
    [{ quality: null }, 'output.quality: expected 1 to 100, got null'],
    [{ lossless: 'yes' }, "output.lossless: expected true or false, got 'yes'. Did you mean true?"],
    [{ chroma: '444' }, "output.chroma: expected '4:2:0', '4:4:4', got '444'. Did you mean '4:4:4'?"],
    [{ background: 'ff0000' }, "output.background: expected '#rrggbb', got 'ff0000'. Did you mean '#ff0000'?"],
    [{ background: 'red' }, "output.background: expected '#rrggbb', got 'red'"],
    [{ metadata: 'kepe' }, /^output\.metadata: expected 'strip', .*, got 'kepe'\. Did you mean 'keep'\?$/],
    [
      { preserveFormat: 'open' },
      "output.preserveFormat: expected true, false, 'opened', got 'open'. Did you mean 'opened'?",
    ],
    [{ dpi: 71.6 }, 'output.dpi: expected a whole number from 1 to 9600, got 71.6. The nearest is 72'],
    [{ qualty: 80 }, 'output.qualty: there is no such key. Did you mean quality?'],
    [{ colour: 1 }, /^output\.colour: there is no such key\. There are: format, quality, .*, aim$/],
    [{ aim: undefined }, "output.aim: expected 'encode', 'compress', 'size', 'score', got nothing"],
    [{ aim: 'size' }, 'output.bytes: expected a whole number from 1024 to 1073741824, got nothing'],
    [{ aim: 'size', bytes: '200kb' }, /got '200kb'\. Did you mean 204800\?$/],
  ])('%j', (wrong, message) => {
    const text = said({ edits: [], output: { ...output, ...wrong } });
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
  });

  it.each([
    [undefined, 'recipe: expected an object, got nothing'],
    [{ output }, 'edits: expected an array, got nothing'],
    [{ edits: [] }, 'output: expected an object, got nothing'],
    [{ edits: [{ do: 'rezise', width: 8 }], output }, /^edits\.0\.do: expected 'crop', .* Did you mean 'resize'\?$/],
    [{ edits: [{ do: 'resize', widht: 8 }], output }, 'edits.0.widht: there is no such key. Did you mean width?'],
    [
      { edits: [{ do: 'resize', width: '800' }], output },
      "edits.0.width: expected a whole number from 1 to 65535, got '800'. Did you mean 800?",
    ],
    [{ edits: [], outputs: output, output }, 'outputs: there is no such key. Did you mean output?'],
  ])('%j', (recipe, message) => {
    const text = said(recipe);
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
  });

  it.each(OPTION_NAMES)('of the option %s too', (name) => {
    const text = said({ edits: [], output: { ...output, [name]: {} } });
    expect(text).toMatch(new RegExp(`^output\\.${name}: expected .*(\\d|'|true).*, got an object$`));
  });
});
