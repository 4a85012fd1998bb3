import { LandingScreen } from '#app/landing/landing-screen.tsx';
import { measurementOf } from '#app/landing/measurement.ts';
import { pathAt, slugOf } from '#app/landing/slug.ts';
import { unbroken } from '#app/landing/unbroken.ts';
import { pageMeta, structuredData } from '#app/seo.ts';
import { entryAt } from '#pages/entry-paths.ts';
import { landingPage } from '#pages/landing-page.ts';
import { landingStructuredData } from '#pages/structured-data-of/landing.ts';
import { site } from '#site';
import type { Route } from './+types/landing';

/** Runs at build time: the catalogue's texts reach the browser only as this page's data. */
export function loader({ request }: Route.LoaderArgs) {
  const slug = slugOf(request.url);
  const entry = entryAt(pathAt(request.url));
  const found = entry && landingPage(entry.slug);
  if (!found) return { slug };
  const { keywords: _keywords, measurementKey, ...page } = found;
  return { slug, page: unbroken(page), measurement: measurementOf(measurementKey) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const page = loaderData?.page;
  if (!page) return [{ title: site.name }, { name: 'robots', content: 'noindex' }];
  return [
    ...pageMeta({
      title: page.title,
      description: page.metaDescription,
      path: page.canonicalUrl.slice(site.origin.length),
    }),
    ...structuredData(landingStructuredData(page)),
  ];
};

export default function Landing({ loaderData: { slug, page, measurement } }: Route.ComponentProps) {
  // One key per page, so that a tool's state does not carry over to the next page.
  return <LandingScreen key={slug} slug={slug} page={page} measurement={measurement} />;
}
