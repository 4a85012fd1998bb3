import type { MetaDescriptor } from 'react-router';
import { site } from '#site';

interface PageMeta {
  title: string;
  description: string;
  /** From the root, without the origin. */
  path: string;
}

/** The head of a page that search engines may list. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const url = path === '/' ? `${site.origin}/` : `${site.origin}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.name },
  ];
}
