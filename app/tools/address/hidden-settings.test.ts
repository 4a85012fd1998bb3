import { describe, expect, it } from 'vitest';
import { SHOWN as BATCH, shownOf } from '#app/tools/batch/shown.ts';
import { TOOLS } from '#catalogue/tools.ts';
import { hiddenWords } from '#choose/hidden-settings.ts';
import { readSettings } from '#pages/address.ts';
import { hiddenSettings, type Shown, withoutHidden } from './hidden-settings.ts';

const convert: Shown = { hiddenEdits: (edits) => edits, options: ['quality'], format: true, aims: ['encode'] };
const read = (tool: 'convert' | 'batch', query: string) => readSettings(tool, new URLSearchParams(query));

function words(tool: 'convert' | 'batch', query: string, shown: Shown, ineffective: string[] = []): string[] {
  const hidden = hiddenSettings(read(tool, query), TOOLS[tool].opens, shown, (name) => !ineffective.includes(name));
  return hidden.map((setting) => hiddenWords(setting, (format) => format.toUpperCase()).replace(/\s/g, ' '));
}

describe('settings without a control', () => {
  it.each([
    ['', []],
    ['quality=50', []],
    ['format=png', []],
    ['crop=10,10,300,300', ['cropped to 300 × 300']],
    ['rotate=90&flip=horizontal', ['turned right', 'mirrored left to right']],
    ['width=200&metadata=keep', ['resized to 200 pixels wide', 'camera details kept']],
    ['edge=400&enlarge=no', ['longest edge 400 pixels, never enlarged']],
    ['target=150kb', ['at most 150 KB']],
    ['background=ff8800&profile=keep', ['colour profile kept', 'background #ff8800']],
  ])('/convert?%s: %j', (query, expected) => {
    expect(words('convert', query, convert)).toEqual(expected);
  });

  it('mention options without an effect', () => {
    expect(words('convert', 'lossless=yes', convert, ['lossless'])).toEqual(['lossless (has no effect here)']);
  });

  it('of a batch depend on its action', () => {
    expect(words('batch', 'rotate=90&width=500', BATCH.resize)).toEqual(['turned right']);
    // The longest side has a field.
    expect(words('batch', 'edge=900', BATCH.resize)).toEqual([]);
    expect(words('batch', 'width=500', BATCH.resize)).toEqual([]);
  });

  it('of a batch include further options until a picture uses them', () => {
    const recipe = read('batch', 'width=500&metadata=keep');
    expect(words('batch', 'width=500&metadata=keep', shownOf(recipe, []))).toEqual(['camera details kept']);
    expect(words('batch', 'width=500&metadata=keep', shownOf(recipe, ['metadata']))).toEqual([]);
  });

  it('can be removed, without any other change', () => {
    const { opens } = TOOLS.convert;
    const recipe = read('convert', 'crop=1,2,3,4&format=png&quality=50&metadata=keep');
    expect(withoutHidden(opens, convert)(recipe)).toEqual({
      edits: [],
      output: { format: 'png', aim: 'encode', quality: 50 },
    });
    const turned = read('batch', 'rotate=90&width=500&metadata=keep');
    expect(withoutHidden(TOOLS.batch.opens, BATCH.resize)(turned).edits).toEqual([
      { do: 'resize', width: 500, enlarge: false },
    ]);
  });
});
