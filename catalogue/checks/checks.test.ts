import { describe, expect, it } from 'vitest';
import { hubs, landingPages } from '../landing-page.ts';
import type { Catalogue } from './check.ts';
import { shingles, similarity } from './distinct-texts.ts';
import { CHECKS } from './index.ts';

const catalogue: Catalogue = { pages: landingPages(), hubs: hubs() };

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

  it('tells alike texts from different ones', () => {
    const text = 'Turn a JPG into a PNG that can be edited and saved again without losing more of it';
    expect(similarity(shingles(text), shingles(text.replace('PNG', 'GIF')))).toBeGreaterThan(0.5);
    expect(similarity(shingles(text), shingles('Application forms ask for portraits below fifty kilobytes'))).toBe(0);
  });
});
