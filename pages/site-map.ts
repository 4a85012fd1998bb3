import { ENTRIES, HUB_ENTRIES } from '#catalogue/entries/index.ts';
import { hubPathOf, pathOf } from './entry-paths.ts';
import { ALL_TOOLS } from './tools.ts';

/** Pages that are neither tools nor landing pages. */
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

/** The second address of each hub. Its canonical address is under `/tools/hubs/`. */
export function fixedHubPaths(): string[] {
  return HUB_ENTRIES.map(({ slug }) => `/tools/${slug}`);
}

/** Every canonical address, each once. */
export function sitemapPaths(): string[] {
  return [
    ...PLAIN_PATHS,
    ...ALL_TOOLS.map(({ path }) => path),
    ...HUB_ENTRIES.map(hubPathOf),
    ...ENTRIES.filter(({ twinOf }) => !twinOf).map(pathOf),
  ];
}

/** Every address of the catalogue that needs a rendered page, including twins and the second addresses of hubs. */
export function cataloguePaths(): string[] {
  return [...ENTRIES.map(pathOf), ...HUB_ENTRIES.map(hubPathOf), ...fixedHubPaths()];
}
