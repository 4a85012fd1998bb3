import type { MetaDescriptor } from 'react-router';
import type { JsonLd } from '#catalogue/structured-data.ts';
import { site } from '#site';

interface PageMeta {
  title: string;
  description: string;
  /** From the root, without the origin. */
  path: string;
}

/** The folder of the pictures for sharing, which the build renders from each page's heading. */
export function sharePicture(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

/** The head of a page that search engines may list; `path` is the canonical one. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const url = `${site.origin}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:image', content: site.origin + sharePicture(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** A page's structured data, for its head. */
export function structuredData(data: readonly JsonLd[]): MetaDescriptor[] {
  return data.map((item) => ({ 'script:ld+json': item }));
}
