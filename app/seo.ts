import type { MetaDescriptor } from 'react-router';
import type { JsonLd } from '#pages/structured-data.ts';
import { site } from '#site';
import { HAS_SHARE_PICTURES } from '#words/locale.ts';
import { PAGE_PATHS, PREFIX } from '#words/paths.ts';

interface PageMeta {
  title: string;
  description: string;
  /** From the root, without the origin. */
  path: string;
}

/**
 * The picture for sharing, which the build renders from a page's heading. Landing pages of other languages have the one of
 * their home page, and a language without a font has the English one.
 */
export function sharePicture(path: string): string {
  const isDrawn = PREFIX === '' || Object.values(PAGE_PATHS).some((own) => own === path);
  const drawn = !HAS_SHARE_PICTURES ? '/' : isDrawn ? path : PREFIX;
  return `/share${drawn === '/' ? '/home' : drawn}.png`;
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
