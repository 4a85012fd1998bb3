import { HUB_ENTRIES } from '#catalogue/entries/index.ts';
import type { Path } from '#catalogue/paths.ts';
import { SET_IDS, TOOL_IDS } from '#catalogue/tools.ts';
import { hubPathOf } from '#pages/entry-paths.ts';
import { linkNamed } from '#pages/link.ts';
import { addressOf } from '#pages/paths.ts';
import { SETS, TOOL_PAGES } from '#pages/tools.ts';
import { HUB_NAMES } from '#words/catalogue/names.ts';
import { frameWords } from '#words/frame.ts';

/** A page that the header, the footer and the home page link to. */
export interface PageLink {
  path: string;
  label: string;
}

export const HOME: PageLink = { path: addressOf('/'), label: frameWords.home };

/** The tools, in the header's order. */
export const TOOL_LINKS: readonly PageLink[] = TOOL_IDS.map((id) => ({
  path: TOOL_PAGES[id].path,
  label: TOOL_PAGES[id].verb,
}));

/** The header's 'All Tools': the collections, and the tools without a link of their own. */
export const MORE_LINKS: readonly PageLink[] = [
  ...HUB_ENTRIES.filter(({ category }) => category !== 'batch').map((hub) => ({
    path: hubPathOf(hub),
    label: HUB_NAMES[hub.category],
  })),
  ...SET_IDS.map((id) => ({ path: SETS[id].path, label: SETS[id].name })),
];

export const LEGAL: readonly PageLink[] = [
  { path: addressOf('/privacy-policy'), label: frameWords.footer.privacy },
  { path: addressOf('/terms-of-use'), label: frameWords.footer.terms },
  { path: addressOf('/cookies-policy'), label: frameWords.footer.cookies },
];

/** Authors and licences of the code that browsers receive. */
export const LICENCES: PageLink = { path: addressOf('/licences'), label: frameWords.footer.licences };

/** Two pages that are English in every language. */
export const DEVELOPERS: PageLink = untranslated('/developers', frameWords.footer.developers);
export const BENCHMARK: PageLink = untranslated('/benchmark', frameWords.footer.benchmark);

function untranslated(path: Path, label: string): PageLink {
  return { path, label: linkNamed(label, path).name };
}
