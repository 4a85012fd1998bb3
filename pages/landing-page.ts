import type { Entry, EntryKind, HubEntry } from '#catalogue/entries/entry.ts';
import { ENTRIES, entryOf, HUB_ENTRIES, hubEntryOf, hubOfKind } from '#catalogue/entries/index.ts';
import { type FormatWord, idOf, labelOf, mainWord, SHORT_FACTS } from '#catalogue/formats/names.ts';
import { measurementKeyOf } from '#catalogue/measured.ts';
import type { HubText, PageText } from '#catalogue/page-text.ts';
import { type Preset, presetOf } from '#catalogue/preset.ts';
import { relatedTo } from '#catalogue/related.ts';
import { UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { nameOf } from '#choose/name-of.ts';
import { site } from '#site';
import { HUB_TEXTS } from '#words/catalogue/hubs.ts';
import { HUB_NAMES } from '#words/catalogue/names.ts';
import { linkTo } from './entry-link.ts';
import { canonicalPathOf, hubPathOf, pathOf } from './entry-paths.ts';
import { keywordsOf } from './keywords.ts';
import type { Link } from './link.ts';
import { textOf } from './text-of.ts';
import { SERIES } from './tools.ts';

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
  /** The page for forms, which ask for more than this page's rule. */
  forms?: Link;
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

function assemble(entry: Entry): LandingPage {
  const category = hubOfKind(entry.kind);
  return {
    ...textOf(entry),
    slug: entry.slug,
    name: nameOf(entry),
    kind: entry.kind,
    path: pathOf(entry),
    canonicalUrl: site.origin + canonicalPathOf(entry),
    preset: presetOf(entry),
    uploadLimitMB: 'uploadMB' in entry && entry.uploadMB ? entry.uploadMB : UPLOAD_LIMIT_MB,
    ...hintOf(entry),
    ...(isForForms(entry) && { forms: SERIES['form-photo'] }),
    keywords: keywordsOf(entry),
    related: relatedTo(entry).map(linkTo),
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

/** The largest size that forms ask for, in kilobytes. */
const MOST_FORM_KB = 200;

/** Whether visitors of a page have a form in front of them: small sizes, and passport photos. */
const isForForms = (entry: Entry): boolean =>
  'kb' in entry ? entry.kb <= MOST_FORM_KB : 'task' in entry && entry.task === 'passport';

function assembleHub(entry: HubEntry): Hub {
  return {
    ...HUB_TEXTS[entry.category],
    slug: entry.slug,
    name: HUB_NAMES[entry.category],
    category: entry.category,
    path: hubPathOf(entry),
    canonicalUrl: site.origin + hubPathOf(entry),
    popular: ENTRIES.filter(({ kind, twinOf }) => kind === entry.category && !twinOf).map(linkTo),
  };
}
