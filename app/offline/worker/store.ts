import { PREFIX } from '#words/paths.ts';
import { type Build, dataPathOf, isAsset, isPage, stemOf } from './build.ts';

/** The store's dependencies, which tests can replace. */
export interface Surroundings {
  build: Build;
  caches: CacheStorage;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Languages have caches of their own, since each worker removes what it does not know. */
const OWN = PREFIX && `${PREFIX.slice(1)}-`;
/** Shared by all builds: a hashed name always has the same content. */
const ASSETS = `${OWN}assets`;
const PAGES = `${OWN}pages-`;
/** Stored in a build's pages when its whole shell is stored. */
const COMPLETE = '/.complete';
/** Marks that the visitor chose to store the whole site. It has its own cache, because it outlives every build. */
const CHOICES = `${OWN}choices`;
const EVERYTHING = '/.everything';
/** Pages that were open when this build took over. */
const OPEN_BEFORE = '/.open-before';

/**
 * A page came from another build than the worker. A newer build is being deployed, and its own worker will store it.
 */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

export type Store = ReturnType<typeof createStore>;

/**
 * All stored files. Pages are stored by build and assets by name, so that a page always finds the scripts of its own
 * build.
 */
export function createStore({ build, caches, fetch }: Surroundings) {
  const pagesName = PAGES + build.revision;
  const ofThisBuild = new Set([...build.shell, ...build.later]);
  const openAssets = () => caches.open(ASSETS);
  const openPages = () => caches.open(pagesName);
  const openFor = (path: string) => (isAsset(path) ? openAssets() : openPages());
  const has = async (path: string) => (await (await openFor(path)).match(path)) !== undefined;
  const pageCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PAGES));
  const isComplete = async (name: string) => (await (await caches.open(name)).match(COMPLETE)) !== undefined;

  /** Stores a received response if it belongs to this build. @throws OtherBuildError */
  async function keep(path: string, response: Response): Promise<void> {
    if (!ofThisBuild.has(path) || !response.ok) return;
    if (isPage(path) && !(await response.clone().text()).includes(build.manifest)) throw new OtherBuildError(path);
    await (await openFor(path)).put(path, withoutRedirect(response));
  }

  async function fetchAndKeep(path: string): Promise<void> {
    if (await has(path)) return;
    // Revalidated, because page names have no hash. For assets the browser uses its own cache.
    const response = await fetch(path, { cache: isAsset(path) ? 'default' : 'no-cache', priority: 'low' });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    await keep(path, response);
  }

  /** Stores all of these paths, four at a time. @throws the first error; the other paths are stored anyway */
  async function keepAll(paths: readonly string[], onProgress: (share: number) => void = () => {}): Promise<void> {
    const open = [...paths];
    let done = 0;
    const failures: unknown[] = [];
    const work = async () => {
      for (let path = open.pop(); path !== undefined; path = open.pop()) {
        await fetchAndKeep(path).catch((error) => failures.push(error));
        onProgress(++done / paths.length);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Files outside the shell: all if the visitor chose so, otherwise those that were used or visited in an earlier
   * build.
   */
  async function wanted(): Promise<string[]> {
    if (await keepsEverything()) return [...build.later];
    const used = new Set<string>();
    for (const { url } of await (await openAssets()).keys()) used.add(stemOf(new URL(url).pathname));
    for (const name of await pageCaches())
      for (const { url } of await (await caches.open(name)).keys()) used.add(new URL(url).pathname);
    return build.later.filter((path) => used.has(isAsset(path) ? stemOf(path) : path));
  }

  const keepsEverything = async () => (await (await caches.open(CHOICES)).match(EVERYTHING)) !== undefined;

  return {
    keep,
    keepsEverything,

    /** Stores the shell and the wanted files. Cheap if they are stored already. */
    async fill(): Promise<void> {
      if (!(await isComplete(pagesName))) {
        await keepAll(build.shell);
        await (await openPages()).put(COMPLETE, new Response());
      }
      await keepAll(await wanted());
    },

    /** Stores an open page, its photos, and its data for a later navigation. */
    async visit(path: string): Promise<void> {
      await keepAll([path, dataPathOf(path), ...(build.photos[path] ?? [])].filter((part) => ofThisBuild.has(part)));
    },

    /** Stores the whole site, now and with each later build. */
    async keepEverything(onProgress: (share: number) => void): Promise<void> {
      await (await caches.open(CHOICES)).put(EVERYTHING, new Response());
      await keepAll([...build.shell, ...build.later], onProgress);
      await (await openPages()).put(COMPLETE, new Response());
    },

    /**
     * Whether a page with this manifest belongs to an earlier build, whose scripts are stored. A page that comes from
     * the network, of a later build than this worker, does not.
     */
    isEarlier: async (manifest: string) =>
      manifest !== build.manifest && (await (await openAssets()).match(manifest)) !== undefined,

    findAsset: async (path: string): Promise<Response | undefined> => (await openAssets()).match(path),

    /**
     * A stored page or its data: of this build if its scripts are all stored, otherwise of a complete earlier build,
     * otherwise of any build.
     */
    async findPage(path: string): Promise<Response | undefined> {
      const others = (await pageCaches()).filter((name) => name !== pagesName).reverse();
      const names = [pagesName, ...others];
      const complete = await Promise.all(names.map(isComplete));
      for (const name of [...names.filter((_, i) => complete[i]), ...names.filter((_, i) => !complete[i])]) {
        const kept = await (await caches.open(name)).match(path);
        if (kept) return kept;
      }
      return undefined;
    },

    /** Records the pages that this build finds open. They belong to an earlier one. */
    async noteOpen(ids: readonly string[]): Promise<void> {
      await (await openPages()).put(OPEN_BEFORE, Response.json(ids));
    },

    /**
     * Removes earlier builds once this one is complete and no page from before is open any more. Not before the open
     * pages are recorded: a page may ask while the worker is being activated.
     */
    async forgetEarlier(openIds: readonly string[]): Promise<void> {
      const noted = await (await openPages()).match(OPEN_BEFORE);
      if (!noted || !(await isComplete(pagesName))) return;
      const before: string[] = await noted.json();
      if (before.some((id) => openIds.includes(id))) return;
      for (const name of await pageCaches()) if (name !== pagesName) await caches.delete(name);
      const assets = await openAssets();
      for (const request of await assets.keys())
        if (!ofThisBuild.has(new URL(request.url).pathname)) await assets.delete(request);
    },
  };
}

/** A navigation must not be answered with a redirected response. Hosts that add a slash redirect. */
function withoutRedirect(response: Response): Response {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}
