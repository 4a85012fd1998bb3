/// <reference types="node" />
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { fixedHubPaths } from '#pages/site-map.ts';
import { ENTRIES, HUB_ENTRIES } from '../catalogue/entries/index.ts';
import { SERIES_IDS, TOOL_IDS } from '../catalogue/tools.ts';
import { hubPathOf, pathOf } from '../pages/entry-paths.ts';
import { SERIES, TOOL_PAGES } from '../pages/tools.ts';
import { languageIn } from '../words/languages.ts';

/** The English pages, as addresses and files. The catalogue that this file imports is the English one in every build. */
const PAGES: readonly (readonly [path: string, file: string])[] = [
  ...TOOL_IDS.map((id) => [TOOL_PAGES[id].path, `routes/tools/${id}.tsx`] as const),
  ...SERIES_IDS.map((id) => [SERIES[id].path, `routes/tools/${id}.tsx`] as const),
  ['/search', 'routes/search.tsx'],
  ['/about', 'routes/about.tsx'],
  ['/benchmark', 'routes/benchmark.tsx'],
  ['/developers', 'routes/developers.tsx'],
  ['/contact', 'routes/contact.tsx'],
  ['/privacy-policy', 'routes/privacy-policy.tsx'],
  ['/terms-of-use', 'routes/terms-of-use.tsx'],
  ['/licences', 'routes/licences.tsx'],
  ['/cookies-policy', 'routes/cookies-policy.tsx'],
  ...[...HUB_ENTRIES.map(hubPathOf), ...fixedHubPaths()].map((path) => [path, 'routes/hub.tsx'] as const),
  ...ENTRIES.map((entry) => [pathOf(entry), 'routes/landing.tsx'] as const),
];

/** One route per page, so that an address that is not in the catalogue is unknown to the browser too. */
function pagesOf(addressOf: (path: string) => string | undefined): RouteConfigEntry[] {
  const [home = '/', search = ''] = [addressOf('/'), addressOf('/search')?.slice(1)];
  return [
    home === '/' ? index('routes/home.tsx') : route(home.slice(1), 'routes/home.tsx'),
    ...PAGES.flatMap(([path, file]) => {
      const address = addressOf(path);
      return address ? [route(address.slice(1), file, { id: path.slice(1) })] : [];
    }),
    ...(search ? [route(`${search}/:query`, 'routes/search.tsx', { id: 'search-for' })] : []),
    // A file of its own answers unknown addresses, so that the rest of the folder is not one of them.
    route(home === '/' ? '*' : `${home.slice(1)}/*`, 'routes/not-found.tsx'),
  ];
}

/** The language of this build; see `words/README.md`. */
const language = process.env.WORDS && process.env.WORDS !== 'pseudo' ? process.env.WORDS : 'en';

/** The translated pages of a language, at its own addresses. */
async function pagesIn(folder: string): Promise<RouteConfigEntry[]> {
  if (folder === 'en') return pagesOf((path) => path);
  const { pagePaths, landingPaths } = await languageIn(process.cwd(), folder);
  return pagesOf((path) => pagePaths[path] ?? landingPaths[path.replace('/tools/', '')]);
}

export default [layout('routes/frame.tsx', await pagesIn(language))] satisfies RouteConfig;
