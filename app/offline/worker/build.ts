/** The files of one build, as the build writes them into the service worker (scripts/build/precache.ts). */
export interface Build {
  /** A hash of all stored files: builds that differ in any of them have separate caches. */
  revision: string;
  /** The script that every page of this build, and no page of another, refers to. */
  manifest: string;
  /** Paths of the pages and scripts that tools need, including the engine. */
  shell: readonly string[];
  /**
   * The rest of the site: rare codecs, landing pages with their data, the benchmark. Stored once used, or all on
   * request.
   */
  later: readonly string[];
  /** The photos of pages outside the shell, by the page's path. Stored with a visit of the page. */
  photos: Readonly<Record<string, readonly string[]>>;
}

/** Names in /assets contain a hash of their content, so they mean the same in every build. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Distinguishes a page from its data and from other files. */
export const isPage = (path: string): boolean => !isAsset(path) && !/\.\w+$/.test(path);

/** An asset's name without its hash: "/assets/heic-DZHaiEGI.js" → "/assets/heic.js". */
export const stemOf = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** The data for a navigation to a page: "/resize" → "/resize.data". */
export const dataPathOf = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`);
