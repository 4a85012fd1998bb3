import { describe, expect, it } from 'vitest';
import { accent } from './accent.ts';
import { pseudo } from './pseudo.ts';

describe('a text in the pseudo-locale', () => {
  it('has no plain letter left and is about 40% longer', () => {
    const text = 'Your own device does the work. Your images are never uploaded.';
    const made = accent(text);
    expect(made).not.toMatch(/[A-Za-z]/);
    expect(made.length / text.length).toBeGreaterThan(1.3);
    expect(made.length / text.length).toBeLessThan(1.5);
  });

  it.each([
    ['{before} became {after}', /^\{before\} \P{ASCII}+ \{after\}$/u],
    ['**{change}** over', /^\*\*\{change\}\*\* \P{ASCII}+$/u],
    ['[write to us](/contact).', /^\[[\P{ASCII} ]+\]\(\/contact\)\.$/u],
    ['Run `npm run bench`', /^\P{ASCII}+ `npm run bench`$/u],
    ['become #ff0000.', /^\P{ASCII}+ #ff0000\.$/u],
    ['1 KB × 2', /^1 \P{ASCII}+ × 2$/u],
  ])('keeps the markup of %s', (text, expected) => {
    expect(accent(text)).toMatch(expected);
  });

  it('stays as it is when passed through again', () => {
    expect(accent(accent('Choose a size'))).toBe(accent('Choose a size'));
  });
});

describe('words in the pseudo-locale', () => {
  const words = pseudo({
    title: 'Size',
    of: (count: number) => ({ title: `${count} files`, lines: ['one'] }),
    count: 3,
    blocks: ['text', { slot: 'packages' }],
  });

  it('are accented at every depth, as what functions return is', () => {
    expect(words.title).toBe(accent('Size'));
    expect(words.of(2)).toEqual({ title: accent('2 files'), lines: [accent('one')] });
  });

  it('keep formatters, which functions return too', () => {
    const numbers = pseudo(() => new Intl.NumberFormat('en'));
    expect(numbers().format(1200)).toBe('1,200');
  });

  it('keep numbers and the names of places', () => {
    expect(words.count).toBe(3);
    expect(words.blocks).toEqual([accent('text'), { slot: 'packages' }]);
  });
});
