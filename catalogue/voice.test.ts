import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './checks/check.ts';
import { hubs, landingPages } from './landing-page.ts';
import { TOOLS } from './tools.ts';

const ROOT = join(import.meta.dirname, '..');
const GUIDE = readFileSync(join(ROOT, 'docs/voice.md'), 'utf8');

/** Every phrase of the guide's "Never" lines: plain words in any case, or an expression between slashes. */
const FORBIDDEN: readonly { phrase: string; pattern: RegExp }[] = [...GUIDE.matchAll(/^- Never: (.*)$/gm)].flatMap(
  ([, list = '']) =>
    [...list.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => {
      const expression = /^\/(.*)\/$/.exec(phrase)?.[1];
      return { phrase, pattern: new RegExp(expression ?? `(?<!\\w)${escaped(phrase)}(?!\\w)`, 'i') };
    }),
);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Places in a text where a forbidden phrase stands, with a few words around it. */
function slips(text: string): string[] {
  return FORBIDDEN.flatMap(({ phrase, pattern }) => {
    const match = pattern.exec(text);
    return match ? [`${phrase}: …${text.slice(Math.max(0, match.index - 40), match.index + 50)}…`] : [];
  });
}

/** Source without comments and imports and with blanks made one, so that a phrase is found across lines. */
function copyOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|\s)\/\/.*$/gm, ' ')
    .replace(/^(?:import|export) .* from '.*$|^\} from '.*$/gm, ' ')
    .replace(/\s+/g, ' ');
}

const SOURCES = ['app', 'catalogue/text', 'catalogue/formats', 'catalogue/entries', 'catalogue/tools.ts']
  .flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|test-data|d)\.tsx?$/.test(path));

describe('the voice of the site', () => {
  it('has ten rules, each with a before, an after and what it forbids', () => {
    const rules = GUIDE.split(/^## /m).slice(1);
    expect(rules).toHaveLength(10);
    for (const rule of rules)
      for (const part of ['Before', 'After', 'Never']) expect(rule, rule.slice(0, 40)).toContain(`- ${part}: `);
  });

  it('would refuse every example of how not to write', () => {
    const befores = [...GUIDE.matchAll(/^- Before: (.*)$/gm)].map(([, text = '']) => text);
    expect(befores.filter((text) => slips(text).length === 0)).toEqual([]);
    const afters = [...GUIDE.matchAll(/^- After: (.*)$/gm)].map(([, text = '']) => text);
    expect(afters.flatMap(slips)).toEqual([]);
  });

  it('finds no forbidden phrase in what the sources say', () => {
    expect(SOURCES.length).toBeGreaterThan(150);
    expect(SOURCES.flatMap((path) => slips(copyOf(join(ROOT, path))).map((slip) => `${path}: ${slip}`))).toEqual([]);
  });

  it('finds none in pages that are composed of pieces', () => {
    const texts = [
      ...landingPages().map((page) => `${page.slug}: ${wordsOf(page)} ${page.title} ${page.metaDescription}`),
      ...hubs().map(
        ({ slug, title, metaDescription, description }) => `${slug}: ${title} ${metaDescription} ${description}`,
      ),
      ...Object.values(TOOLS).map((tool) => JSON.stringify(tool)),
    ];
    expect(texts.flatMap(slips)).toEqual([]);
  });
});
