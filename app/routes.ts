import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    route('resize', 'routes/resize.tsx'),
    route('search', 'routes/search.tsx'),
    route('search/:query', 'routes/search.tsx', { id: 'search-for' }),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
