import { withFacts } from '#app/hubs/facts.ts';
import { HubScreen } from '#app/hubs/hub-screen.tsx';
import { pathAt } from '#app/landing/slug.ts';
import { pageMeta, structuredData } from '#app/seo.ts';
import { hubEntryAt } from '#pages/entry-paths.ts';
import { hubGroups } from '#pages/hub-groups.ts';
import { hub } from '#pages/landing-page.ts';
import { hubStructuredData } from '#pages/structured-data-of/hub.ts';
import { site } from '#site';
import type { Route } from './+types/hub';

/** Runs at build time. */
export function loader({ request }: Route.LoaderArgs) {
  const found = hubEntryAt(pathAt(request.url));
  const shown = found && hub(found.slug);
  return {
    hub: shown,
    isTwin: shown !== undefined && shown.path !== pathAt(request.url),
    ...(shown && withFacts(hubGroups(shown.category))),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const shown = loaderData?.hub;
  if (!shown) return [{ title: site.name }, { name: 'robots', content: 'noindex' }];
  // A second address has the same content. Its own title distinguishes it in a list of tabs.
  const title = loaderData.isTwin ? `${shown.h1} | ${site.name}` : shown.title;
  return [
    ...pageMeta({ title, description: shown.metaDescription, path: shown.path }),
    ...structuredData(hubStructuredData(shown)),
  ];
};

export default function HubPage({ loaderData }: Route.ComponentProps) {
  return <HubScreen {...loaderData} />;
}
