/** What one build of the site consists of, as the build writes it into the service worker (scripts/build/precache.ts). */
export interface Build {
  /** A hash over all that is kept: two builds that differ in any of it have caches of their own. */
  revision: string;
  /** The script that each page of this build names, and no page of another. */
  manifest: string;
  /** Paths of the pages and scripts without which a tool does not work, the engine among them. */
  shell: readonly string[];
  /** The rest of the site: rare codecs, landing pages with their data, the benchmark. Kept once used, or all when asked for. */
  later: readonly string[];
  /** Of what comes later, the photos that a page shows: kept with a visit of it. By the page's path. */
  photos: Readonly<Record<string, readonly string[]>>;
}

/** Names under /assets carry a hash of their content, so that they mean the same in every build. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** What tells a page from its data and from other files. */
export const isPage = (path: string): boolean => !isAsset(path) && !/\.\w+$/.test(path);

/** The name of an asset without its hash: "/assets/heic-DZHaiEGI.js" → "/assets/heic.js". */
export const stemOf = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** The data that a page is drawn from when one gets there by a link: "/resize" → "/resize.data". */
export const dataPathOf = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`);
