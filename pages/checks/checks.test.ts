import { describe, expect, it } from 'vitest';
import { PAGES } from '../assembled.test-data.ts';
import { hubs } from '../landing-page.ts';
import type { Catalogue } from './check.ts';
import { sharesOf } from './distinct-texts.ts';
import { CHECKS } from './index.ts';

const catalogue: Catalogue = { pages: PAGES, hubs: hubs() };

describe('the catalogue', () => {
  it.each(CHECKS)('$name', ({ problems }) => {
    expect(problems(catalogue)).toEqual([]);
  });

  it.each(CHECKS.filter(({ name }) => !name.startsWith('formats are called')))(
    'is not checked in vain: $name',
    ({ problems }) => {
      const [first, second] = catalogue.pages;
      if (!first || !second) throw new Error('Expected pages');
      const broken = {
        ...second,
        slug: first.slug,
        path: '/tools/nowhere',
        name: 'Nonsense',
        title: first.title,
        h1: first.h1,
        metaDescription: 'Short.',
        description: 'undefined  !',
        toolDescription: '',
        steps: [{ name: 'Upload', text: "Press 'Choose'." }],
        faqs: [],
        facts: [],
        related: [{ name: 'Nowhere', path: '/tools/nowhere' }],
        keywords: ['weather'],
        preset: {
          tool: 'convert' as const,
          recipe: { edits: [], output: { aim: 'encode' as const, format: 'png' as const, quality: 500 } },
        },
      };
      const copy = { ...first, slug: 'copy', path: '/tools/copy', canonicalUrl: 'https://example.com/tools/copy' };
      expect(problems({ ...catalogue, pages: [...catalogue.pages, broken, copy] })).not.toEqual([]);
    },
  );

  it('counts the runs that a text shares with any other', () => {
    const [jpg, png, form] = sharesOf([
      { slug: 'jpg', text: 'Turn a JPG into a file that can be edited\nNobody else says this sentence here' },
      { slug: 'png', text: 'Turn a PNG into a file that can be edited' },
      { slug: 'form', text: 'Nobody else says this sentence here, does anybody' },
    ]);
    expect(jpg?.percent).toBe(63);
    expect(png?.percent).toBe(50);
    expect(form?.percent).toBe(50);
  });
});
