import { site } from '#site';
import { HUB_TEXTS } from '#words/catalogue/hubs.ts';
import type { Entry, EntryKind, HubEntry } from './entries/entry.ts';
import {
  canonicalPathOf,
  ENTRIES,
  entryOf,
  HUB_ENTRIES,
  hubEntryOf,
  hubOfKind,
  hubPathOf,
  pathOf,
} from './entries/index.ts';
import { type FormatWord, idOf, labelOf, mainWord, SHORT_FACTS } from './formats/names.ts';
import { keywordsOf, paramsOf } from './keywords.ts';
import { type Link, linkTo } from './link.ts';
import { measurementKeyOf } from './measured.ts';
import type { HubText, PageText } from './page-text.ts';
import { type Preset, presetOf } from './preset.ts';
import { relatedTo } from './related.ts';
import { textOf } from './text-of.ts';
import { UPLOAD_LIMIT_MB } from './tools.ts';

/** A landing page with all of its content. */
export interface LandingPage extends PageText {
  slug: string;
  name: string;
  kind: EntryKind;
  path: string;
  /** Absolute. A twin has its main page's. */
  canonicalUrl: string;
  preset: Preset;
  /** The largest file on this page in megabytes. */
  uploadLimitMB: number;
  /** The source format, if the tools' usual hint does not name it. */
  hintFormat?: string;
  keywords: string[];
  related: Link[];
  hub: Link;
  /** The key of its figures in the measurements, if there are any. */
  measurementKey: string;
}

/** A hub with all of its content except its benefit cards. */
export interface Hub extends HubText {
  slug: string;
  name: string;
  category: EntryKind;
  path: string;
  canonicalUrl: string;
  /** Its pages, the most popular first. */
  popular: Link[];
}

/** An entry of the catalogue as a search intent. */
export interface SearchIntentPattern {
  slug: string;
  toolType: EntryKind | 'hub';
  params: Record<string, string | number>;
  keywords: string[];
  metaTitle: string;
  metaDescription: string;
}

/** @returns undefined for a slug that is not a landing page */
export function landingPage(slug: string): LandingPage | undefined {
  const entry = entryOf(slug);
  return entry && assemble(entry);
}

/** Every landing page, main and wider catalogue, including twins. Composed at each call. */
export function landingPages(): LandingPage[] {
  return ENTRIES.map(assemble);
}

/** @returns undefined for a slug that is not a hub */
export function hub(slug: string): Hub | undefined {
  const entry = hubEntryOf(slug);
  return entry && assembleHub(entry);
}

export function hubs(): Hub[] {
  return HUB_ENTRIES.map(assembleHub);
}

/** The catalogue as search intents: each page's topic, the phrases that people type, and its name. */
export function searchIntentPatterns(): SearchIntentPattern[] {
  return [
    ...ENTRIES.map((entry) => {
      const { title, metaDescription } = textOf(entry);
      return {
        slug: entry.slug,
        toolType: entry.kind,
        params: paramsOf(entry),
        keywords: keywordsOf(entry),
        metaTitle: title,
        metaDescription,
      };
    }),
    ...HUB_ENTRIES.map(({ slug, name, category }) => ({
      slug,
      toolType: 'hub' as const,
      params: { category },
      keywords: [name.toLowerCase(), slug.replaceAll('-', ' ')],
      metaTitle: HUB_TEXTS[category].title,
      metaDescription: HUB_TEXTS[category].metaDescription,
    })),
  ];
}

function assemble(entry: Entry): LandingPage {
  const category = hubOfKind(entry.kind);
  return {
    ...textOf(entry),
    slug: entry.slug,
    name: entry.name,
    kind: entry.kind,
    path: pathOf(entry),
    canonicalUrl: site.origin + canonicalPathOf(entry),
    preset: presetOf(entry),
    uploadLimitMB: 'uploadMB' in entry && entry.uploadMB ? entry.uploadMB : UPLOAD_LIMIT_MB,
    ...hintOf(entry),
    keywords: keywordsOf(entry),
    related: relatedTo(entry),
    hub: { name: HUB_TEXTS[category.category].h1, path: hubPathOf(category) },
    measurementKey: measurementKeyOf(entry),
  };
}

/** Formats in the hint of every upload area. */
const IN_HINT: ReadonlySet<FormatWord> = new Set(['jpg', 'png', 'webp', 'tiff', 'gif']);

function hintOf(entry: Entry): { hintFormat?: string } {
  const word = entry.kind === 'converter' ? entry.from : 'format' in entry ? entry.format : undefined;
  if (!word || IN_HINT.has(mainWord(word)) || !SHORT_FACTS.some(({ id, read }) => read && id === idOf(word))) return {};
  return { hintFormat: labelOf(word) };
}

function assembleHub(entry: HubEntry): Hub {
  return {
    ...HUB_TEXTS[entry.category],
    slug: entry.slug,
    name: entry.name,
    category: entry.category,
    path: hubPathOf(entry),
    canonicalUrl: site.origin + hubPathOf(entry),
    popular: ENTRIES.filter(({ kind, twinOf }) => kind === entry.category && !twinOf).map(linkTo),
  };
}
