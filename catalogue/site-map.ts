import { ENTRIES, HUB_ENTRIES, hubPathOf, pathOf } from './entries/index.ts';
import { TOOL_IDS, TOOLS } from './tools.ts';

/** Pages that are neither a tool nor a landing page. */
export const PLAIN_PATHS = [
  '/',
  '/about',
  '/benchmark',
  '/contact',
  '/developers',
  '/privacy-policy',
  '/terms-of-use',
  '/cookies-policy',
  '/licences',
] as const;

/** The second address of each hub; its canonical address is under `/tools/hubs/`. */
export function fixedHubPaths(): string[] {
  return HUB_ENTRIES.map(({ slug }) => `/tools/${slug}`);
}

/** Every address that search engines should keep: canonical ones only, each once. */
export function sitemapPaths(): string[] {
  return [
    ...PLAIN_PATHS,
    ...TOOL_IDS.map((id) => TOOLS[id].path),
    ...HUB_ENTRIES.map(hubPathOf),
    ...ENTRIES.filter(({ twinOf }) => !twinOf).map(pathOf),
  ];
}

/** Every address of the catalogue that has a page to be rendered, with twins and the second addresses of hubs. */
export function cataloguePaths(): string[] {
  return [...ENTRIES.map(pathOf), ...HUB_ENTRIES.map(hubPathOf), ...fixedHubPaths()];
}
