import { EDIT_TASKS, type Task } from '#catalogue/entries/entry.ts';
import { entryOfTask, HUB_ENTRIES, PDF_ENTRY } from '#catalogue/entries/index.ts';
import type { Path } from '#catalogue/paths.ts';
import { SERIES_IDS, TOOL_IDS } from '#catalogue/tools.ts';
import { hubPathOf, pathOf } from '#pages/entry-paths.ts';
import { linkNamed } from '#pages/link.ts';
import { addressOf } from '#pages/paths.ts';
import { SERIES, TOOL_PAGES } from '#pages/tools.ts';
import { HUB_NAMES, PDF_COMPRESSOR_NAME, TASK_NAMES } from '#words/catalogue/names.ts';
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

interface LinkGroup {
  name: string;
  links: readonly PageLink[];
}

const taskLink = (task: Task): PageLink => ({ path: pathOf(entryOfTask(task)), label: TASK_NAMES[task] });

const { collections, edit, make } = frameWords.groups;

/** The header's 'All Tools': the collections, what can be done to a picture, and what can be made of it. */
export const MORE_GROUPS: readonly LinkGroup[] = [
  {
    name: collections,
    links: HUB_ENTRIES.filter(({ category }) => category !== 'batch').map((hub) => ({
      path: hubPathOf(hub),
      label: HUB_NAMES[hub.category],
    })),
  },
  { name: edit, links: EDIT_TASKS.map(taskLink) },
  {
    name: make,
    links: [
      { path: pathOf(PDF_ENTRY), label: PDF_COMPRESSOR_NAME },
      taskLink('gif'),
      ...SERIES_IDS.map((id) => ({ path: SERIES[id].path, label: SERIES[id].name })),
    ],
  },
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
