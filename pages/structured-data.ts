import { site } from '#site';
import { OPERATING_SYSTEM, REQUIREMENTS } from '#words/catalogue/structured-data.ts';
import type { Link } from './link.ts';
import { addressOf } from './paths.ts';
import type { Listed } from './tools.ts';

/*
 * What every page with a tool has. Other kinds of pages have files of their own (`structured-data-of/`), which only they load.
 */

/** JSON-LD for a `<script type="application/ld+json">`. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

export const CONTEXT = 'https://schema.org' as const;

/** The tool as a free program that runs in any browser. There are no ratings, because nobody has given any. */
export function softwareApplication({
  name,
  description,
  url,
}: {
  name: string;
  description: string;
  url: string;
}): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: OPERATING_SYSTEM,
    browserRequirements: REQUIREMENTS,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
  };
}

/** @param trail from the top down, without the site itself; paths on this site */
export function breadcrumbs(trail: readonly Link[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: addressOf('/') }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  };
}

/** The structured data of a tool's own page. */
export function toolStructuredData(
  { name, heading, path }: Pick<Listed, 'name' | 'path'> & { heading: string },
  description: string,
): JsonLd[] {
  return [softwareApplication({ name: heading, description, url: site.origin + path }), breadcrumbs([{ name, path }])];
}
