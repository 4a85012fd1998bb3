import { site } from '#site';
import type { Hub } from '../landing-page.ts';
import { breadcrumbs, CONTEXT, type JsonLd } from '../structured-data.ts';

/** The structured data of a hub: its position, and the list of its pages. */
export function hubStructuredData(hub: Hub): JsonLd[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'CollectionPage',
      name: hub.h1,
      description: hub.metaDescription,
      url: hub.canonicalUrl,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: hub.popular.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: site.origin + path,
        })),
      },
    },
    breadcrumbs([{ name: hub.h1, path: hub.path }]),
  ];
}
