import { type Build, dataPathOf, isAsset, isPage, stemOf } from './build.ts';

/** What the store needs of its surroundings, so that tests can give it others. */
export interface Surroundings {
  build: Build;
  caches: CacheStorage;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Shared by all builds: a hashed name always has the same content. */
const ASSETS = 'assets';
const PAGES = 'pages-';
/** Written into a build's pages when its whole shell is there. */
const COMPLETE = '/.complete';
/** That the visitor chose to keep the whole site; in a cache of its own, since it outlives every build. */
const CHOICES = 'choices';
const EVERYTHING = '/.everything';
/** Pages that were open when this build took over. */
const OPEN_BEFORE = '/.open-before';

/** A page came from another build than the worker: a newer one is being put in place, and its own worker will keep it. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

export type Store = ReturnType<typeof createStore>;

/**
 * All that is kept on the device. Pages are kept by build and assets by name, so that a page always finds the scripts
 * that it was built with.
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

  /** Keeps a response that has arrived, if it is a part of this build. @throws OtherBuildError */
  async function keep(path: string, response: Response): Promise<void> {
    if (!ofThisBuild.has(path) || !response.ok) return;
    if (isPage(path) && !(await response.clone().text()).includes(build.manifest)) throw new OtherBuildError(path);
    await (await openFor(path)).put(path, withoutRedirect(response));
  }

  async function fetchAndKeep(path: string): Promise<void> {
    if (await has(path)) return;
    // Asked for anew, as pages have no hash in their names; a browser that has an asset already does not load it twice.
    const response = await fetch(path, { cache: isAsset(path) ? 'default' : 'no-cache', priority: 'low' });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    await keep(path, response);
  }

  /** Keeps all of these paths, four at a time. @throws what the first that fails throws; the others are kept still */
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

  /** Of what is not in the shell: all if the visitor chose so, else what was used or visited in an earlier build. */
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

    /** Keeps the shell and what is wanted besides. Does next to nothing where that is there already. */
    async fill(): Promise<void> {
      if (!(await isComplete(pagesName))) {
        await keepAll(build.shell);
        await (await openPages()).put(COMPLETE, new Response());
      }
      await keepAll(await wanted());
    },

    /** Keeps a page that is open, its photos, and its data for getting back there by a link. */
    async visit(path: string): Promise<void> {
      await keepAll([path, dataPathOf(path), ...(build.photos[path] ?? [])].filter((part) => ofThisBuild.has(part)));
    },

    /** Keeps the whole site, now and with each later build. */
    async keepEverything(onProgress: (share: number) => void): Promise<void> {
      await (await caches.open(CHOICES)).put(EVERYTHING, new Response());
      await keepAll([...build.shell, ...build.later], onProgress);
      await (await openPages()).put(COMPLETE, new Response());
    },

    /**
     * Whether a page with this manifest is of an earlier build: its scripts were kept then. Those of a page that comes
     * fresh from the network, of a later build than this worker, never are.
     */
    isEarlier: async (manifest: string) =>
      manifest !== build.manifest && (await (await openAssets()).match(manifest)) !== undefined,

    findAsset: async (path: string): Promise<Response | undefined> => (await openAssets()).match(path),

    /**
     * A page or its data as it was kept: of this build if its scripts are all there, else of an earlier build that is
     * whole, else of any.
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

    /** Notes the pages that this build finds open: they belong to an earlier one. */
    async noteOpen(ids: readonly string[]): Promise<void> {
      await (await openPages()).put(OPEN_BEFORE, Response.json(ids));
    },

    /**
     * Forgets earlier builds once this one is whole and none of the pages that were open before is open still. Not before
     * that was noted: a page may ask while the worker is being put in place.
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

/** A page may not be answered with a response that was redirected, as hosts do that add a slash. */
function withoutRedirect(response: Response): Response {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}
