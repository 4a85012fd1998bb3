import { describe, expect, it } from 'vitest';
import { keyTable } from '../engine/node.ts';
import { UsageError } from './exit-codes.ts';
import { type GivenFlag, RECIPE_FLAGS, recipeOf } from './flags.ts';

/** The flags of `--to webp --quality 60`. */
const given = (typed: string): GivenFlag[] =>
  Array.from(typed.matchAll(/--(\S+) (\S+)/g), ([, name, value = '']) => {
    const flag = RECIPE_FLAGS.find((known) => known.name === name);
    if (!flag) throw new TypeError(`No flag ${name}`);
    return { flag, value };
  });

describe('flags of a recipe', () => {
  it('are all of its keys except those about a page or an order', () => {
    const names = RECIPE_FLAGS.map(({ name }) => name);
    const keys = keyTable().map(({ key }) => key);
    expect(names).toEqual(expect.arrayContaining(keys.filter((key) => key !== 'edits' && key !== 'then')));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['nothing compresses', '', 'aim=compress'],
    ['a quality alone compresses', '--quality 60', 'aim=compress&quality=60'],
    ['a format encodes', '--to webp', 'format=webp'],
    ['a width that never enlarges', '--resize 1600', 'width=1600&enlarge=no'],
    ['a box', '--resize 1600x900', 'width=1600&height=900&enlarge=no'],
    ['a height', '--resize x900', 'height=900&enlarge=no'],
    ['a longest edge', '--edge 1000', 'edge=1000&enlarge=no'],
    ['a width and a height', '--width 90 --height 80', 'width=90&height=80&enlarge=no'],
    ['a width that may enlarge', '--width 90 --enlarge yes', 'width=90&enlarge=yes'],
    ['a percentage that enlarges', '--percent 200', 'percent=200'],
    ['a share', '--resize 50%', 'percent=50&enlarge=no'],
    ['unless it may', '--resize 1600 --enlarge yes', 'width=1600&enlarge=yes'],
    ['in whichever order', '--enlarge yes --resize 1600', 'enlarge=yes&width=1600'],
    ['a size', '--under 200kb', 'target=200kb'],
    ['a least size', '--under 50kb --at-least 20kb', 'target=50kb&at-least=20kb'],
    ['a score', '--quality auto', 'score=80'],
    ['metadata', '--to jpg --keep metadata', 'format=jpg&metadata=keep'],
    ['copyright', '--to jpg --keep copyright', 'format=jpg&metadata=copyright'],
    [
      'how it is written alone compresses',
      '--chroma 4:4:4 --progressive yes --dpi 300',
      'aim=compress&chroma=444&progressive=yes&dpi=300',
    ],
    ['edits in their order', '--crop 0,0,90,80 --rotate 90', 'crop=0,0,90,80&rotate=90'],
    ['the other order', '--rotate 90 --crop 0,0,90,80', 'rotate=90&crop=0,0,90,80'],
  ])('%s', (_, flags, text) => {
    const made = recipeOf(undefined, given(flags));
    expect(recipeOf(text, [])).toEqual(made);
  });

  it.each([
    ['a text is taken as it is', 'quality=60', '', 'quality=60'],
    ['of a whole address', 'https://site.example/resize?width=90&format=webp#top', '', 'width=90&format=webp'],
    ['that begins with its sign', '?width=90', '', 'width=90'],
    ['of a batch that compresses', 'action=compress&quality=60', '', 'aim=compress&quality=60'],
    ['changed by a flag', 'width=90&quality=60', '--quality 70', 'width=90&quality=70'],
    ['whose aim a flag takes the place of', 'width=90&score=85', '--under 20kb', 'width=90&target=20kb'],
  ])('%s', (_, typed, flags, text) => {
    expect(recipeOf(typed, given(flags)).text).toBe(text);
  });

  it('in place the format stays', () => {
    expect(recipeOf(undefined, given('--quality 60'), { inPlace: true }).text).toBe(
      'aim=compress&quality=60&keep-format=yes',
    );
    expect(() => recipeOf(undefined, given('--to webp'), { inPlace: true })).toThrow(UsageError);
  });

  it.each([
    ['--to webp --format jpg', '--format jpg: format is set twice'],
    ['--under 50kb --at-least 60kb', '--at-least 60kb: this needs --under with the same size or more'],
    ['--under 0', '--under 0: expected 150kb, 1.5mb, 153600b, from 1kb to 1024mb'],
    ['--under 200b', '--under 200b: expected 150kb, 1.5mb, 153600b, from 1kb to 1024mb'],
    ['--target 2048mb', '--target 2048mb: expected 150kb, 1.5mb, 153600b, from 1kb to 1024mb'],
    ['--under 50kb --at-least 100b', '--at-least 100b: expected 150kb, 1.5mb, 153600b, from 1kb to 1024mb'],
    ['--resize huge', '--resize huge: expected 1600, 1600x1200, 1600x1200>, x900, 50%'],
    ['--resize 0', '--resize 0: expected 1 to 65535'],
    [
      '--fit cover',
      '--fit: this is not a complete resize. A resize needs width, height or both, percent or edge; a crop needs some pixels; a pad needs a ratio or a size; a redact needs a rectangle; a watermark needs its file',
    ],
    ['--under 20kb --quality auto', '--under and --quality: only one of them can be used at a time'],
  ])('%s makes no sense', (flags, message) => {
    expect(() => recipeOf(undefined, given(flags))).toThrow(new UsageError(message));
  });
});
