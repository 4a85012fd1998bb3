import { use } from 'react';
import { usePagePath } from '#app/use-page-path.ts';
import { site } from '#site';
import { AlternatesOfBuild } from './build-context.ts';

/** The page's translations for search engines. Only the build renders it, and React leaves the links in the head. */
export function AlternateHead() {
  const path = usePagePath();
  const alternates =
    use(AlternatesOfBuild)
      ?.alternatesOf(path)
      .filter(({ isSame }) => isSame) ?? [];
  if (alternates.length < 2) return null;
  return [...alternates, { tag: 'x-default', path: alternates[0]?.path ?? '/' }].map(({ tag, path }) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={site.origin + path} />
  ));
}
