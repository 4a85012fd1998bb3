import type { LandingPaths, PagePaths } from '#catalogue/paths.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';

/* The same page in every language. Large: for the build, and for a page after a navigation. */

interface Locale {
  PAGE_LANGUAGE: string;
  LANGUAGE_NAME: string;
}

export interface Alternate {
  /** For `hreflang`. */
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

/** English, and the others by their own names. */
function languagesOfSite(): readonly Language[] {
  const locales = import.meta.glob<Locale>('/words/*/locale.ts', { eager: true });
  const pages = import.meta.glob<PagePaths>('/words/*/paths.ts', { eager: true });
  const landingPages = import.meta.glob<LandingPaths>('/words/*/catalogue/paths.ts', { eager: true });
  return Object.entries(locales)
    .map(([file, { PAGE_LANGUAGE: tag, LANGUAGE_NAME: name }]) => {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const { PREFIX = '', PAGE_PATHS = {} } = pages[`${folder}/paths.ts`] ?? {};
      const { LANDING_PATHS = {} } = landingPages[`${folder}/catalogue/paths.ts`] ?? {};
      const landing = Object.entries(LANDING_PATHS).map(([slug, path]) => [`/tools/${slug}`, path] as const);
      return { tag, name, home: PREFIX || '/', paths: new Map([...Object.entries(PAGE_PATHS), ...landing]) };
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
export function listOf(path: string, linkClass: string): string {
  return alternatesOf(path)
    .map(({ tag, name, path }) => {
      const current = tag === PAGE_LANGUAGE ? ' aria-current="page"' : '';
      return `<li><a href="${path}" hreflang="${tag}" lang="${tag}"${current} class="${linkClass}">${name}</a></li>`;
    })
    .join('');
}
