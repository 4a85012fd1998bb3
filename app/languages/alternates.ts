import { MENU_LINK } from '#app/header/menu-link.ts';
import { inVariant, parentOf, prefixOf } from '#catalogue/languages.ts';
import type { LandingPaths, PagePaths } from '#catalogue/paths.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';

/* The same page in every language. Large: for the build, and for a page after a navigation. */

export interface Alternate {
  /** For `hreflang` and `lang`. */
  tag: string;
  /** The language's own name. */
  name: string;
  path: string;
  /** False if the page is not translated, and the path is the language's home page. */
  isSame: boolean;
}

interface Language {
  tag: string;
  name: string;
  home: string;
  /** Addresses by English ones. */
  paths: ReadonlyMap<string, string>;
}

let languages: readonly Language[] | undefined;

/** English, and the others by their own names. Named imports, since whole modules would enlarge the scripts of every page. */
function languagesOfSite(): readonly Language[] {
  const tags = import.meta.glob<string>('/words/*/locale.ts', { eager: true, import: 'PAGE_LANGUAGE' });
  const names = import.meta.glob<string>('/words/*/locale.ts', { eager: true, import: 'LANGUAGE_NAME' });
  const pages = import.meta.glob<PagePaths['PAGE_PATHS']>('/words/*/paths.ts', { eager: true, import: 'PAGE_PATHS' });
  const landingPages = import.meta.glob<LandingPaths['LANDING_PATHS']>('/words/*/catalogue/paths.ts', {
    eager: true,
    import: 'LANDING_PATHS',
  });
  return Object.entries(tags)
    .map(([locale, tag]) => {
      const folder = locale.slice(0, locale.lastIndexOf('/'));
      const parent = parentOf(folder);
      const home = prefixOf(tag);
      const own = (path: string) => inVariant(path, parent.replace('/words', ''), home);
      const ofPages = pages[`${folder}/paths.ts`] ?? pages[`${parent}/paths.ts`] ?? { '/': home };
      const ofLandingPages =
        landingPages[`${folder}/catalogue/paths.ts`] ?? landingPages[`${parent}/catalogue/paths.ts`] ?? {};
      const paths = new Map([
        ...Object.entries(ofPages).map(([page, path]) => [page, own(path)] as const),
        ...Object.entries(ofLandingPages).map(([slug, path]) => [`/tools/${slug}`, own(path)] as const),
      ]);
      return { tag, name: names[locale] ?? tag, home: home || '/', paths };
    })
    .sort((a, b) => Number(b.home === '/') - Number(a.home === '/') || a.name.localeCompare(b.name, 'en'));
}

/** @param path of a page in any language, without a trailing slash */
export function alternatesOf(path: string): Alternate[] {
  languages ??= languagesOfSite();
  const own = languages.find(({ home }) => home !== '/' && `${path}/`.startsWith(`${home}/`));
  const english = own ? [...own.paths].find(([, address]) => address === path)?.[0] : path;
  return languages.map(({ tag, name, home, paths }) => {
    const same = english && (home === '/' ? english : paths.get(english));
    return { tag, name, path: same ?? home, isSame: same !== undefined };
  });
}

/** The address of a page in a language. @param path as for `alternatesOf` */
export function addressIn(tag: string, path: string): string {
  return alternatesOf(path).find((alternate) => alternate.tag === tag)?.path ?? '/';
}

/** The links of a list in HTML, with the page's own language marked. */
export function listOf(path: string): string {
  return alternatesOf(path)
    .map(({ tag, name, path }) => {
      const current = tag === PAGE_LANGUAGE ? ' aria-current="page"' : '';
      return `<li><a href="${path}" lang="${tag}"${current} class="${MENU_LINK}">${name}</a></li>`;
    })
    .join('');
}
