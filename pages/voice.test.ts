import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import { voiceOf } from '../scripts/voice.ts';
import { PAGES } from './assembled.test-data.ts';
import { wordsOf } from './checks/check.ts';
import { hubs } from './landing-page.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = voiceOf('How the site speaks');

/** Source without comments and imports, with single spaces, so that phrases are found across line breaks. */
function copyOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|\s)\/\/.*$/gm, ' ')
    .replace(/^(?:import|export) .* from '.*$|^\} from '.*$/gm, ' ')
    .replace(/\s+/g, ' ');
}

const SOURCES = ['app', 'words/en', 'catalogue/formats', 'catalogue/entries']
  .flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|test-data|d)\.tsx?$/.test(path));

describe('the voice of the site', () => {
  it('has ten rules, each with a before, an after and forbidden phrases', () => {
    expect(SITE.rules).toHaveLength(10);
    for (const rule of SITE.rules)
      for (const part of ['Before', 'After', 'Never']) expect(rule, rule.slice(0, 40)).toContain(`- ${part}: `);
  });

  it('refuses every example of how not to write', () => {
    expect(SITE.befores.filter((text) => SITE.slips(text).length === 0)).toEqual([]);
    expect(SITE.afters.flatMap(SITE.slips)).toEqual([]);
  });

  it('finds no forbidden phrase in the sources', () => {
    expect(SOURCES.length).toBeGreaterThan(150);
    expect(SOURCES.flatMap((path) => SITE.slips(copyOf(join(ROOT, path))).map((slip) => `${path}: ${slip}`))).toEqual(
      [],
    );
  });

  it('finds none in pages that are composed of pieces', () => {
    const texts = [
      ...PAGES.map((page) => `${page.slug}: ${wordsOf(page)} ${page.title} ${page.metaDescription}`),
      ...hubs().map(
        ({ slug, title, metaDescription, description }) => `${slug}: ${title} ${metaDescription} ${description}`,
      ),
      ...Object.values(TOOLS).map((tool) => JSON.stringify(tool)),
    ];
    expect(texts.flatMap(SITE.slips)).toEqual([]);
  });
});
