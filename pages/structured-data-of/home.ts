import { site } from '#site';
import { addressOf } from '../paths.ts';
import { CONTEXT, type JsonLd, softwareApplication } from '../structured-data.ts';

/** The structured data of the home page: what the site is, and its owner. */
export function homeStructuredData(description: string): JsonLd[] {
  const url = site.origin + addressOf('/');
  return [
    softwareApplication({ name: site.name, description, url }),
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: site.name,
      url,
      logo: `${site.origin}/icon-512.png`,
      email: `support@${site.domain}`,
    },
  ];
}
