import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { ENTRIES, HUB_ENTRIES, hubPathOf, pathOf } from '../catalogue/entries/index.ts';
import { fixedHubPaths } from '../catalogue/site-map.ts';
import { SET_IDS, SETS, TOOL_IDS, TOOLS } from '../catalogue/tools.ts';

/** One route per page, so that an address that is not in the catalogue is unknown to the browser too. */
const pages = (file: string, paths: readonly string[]) =>
  paths.map((path) => route(path.slice(1), file, { id: path.slice(1) }));

export default [
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    ...TOOL_IDS.map((id) => route(TOOLS[id].path.slice(1), `routes/tools/${id}.tsx`)),
    ...SET_IDS.map((id) => route(SETS[id].path.slice(1), `routes/tools/${id}.tsx`)),
    route('search', 'routes/search.tsx'),
    route('search/:query', 'routes/search.tsx', { id: 'search-for' }),
    route('about', 'routes/about.tsx'),
    route('benchmark', 'routes/benchmark.tsx'),
    route('developers', 'routes/developers.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms-of-use', 'routes/terms-of-use.tsx'),
    route('licences', 'routes/licences.tsx'),
    route('cookies-policy', 'routes/cookies-policy.tsx'),
    ...pages('routes/landing.tsx', ENTRIES.map(pathOf)),
    ...pages('routes/hub.tsx', [...HUB_ENTRIES.map(hubPathOf), ...fixedHubPaths()]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
