/** Caches a successful load. A failure is not cached, so the next call tries again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

export interface Sources {
  /** Fetches and compiles `vips.wasm`. */
  loadModule(): Promise<WebAssembly.Module>;
  /** Fetches a dynamic library of libvips; absent if workers load libraries themselves. */
  loadLibrary?(name: string): Promise<Blob>;
}

/** A library could not be fetched; only jobs that need it fail. */
export class LibraryMissing extends Error {
  readonly library: string;

  constructor(library: string, cause: unknown) {
    super(`${library} could not be fetched`, { cause });
    this.library = library;
  }
}

/** Files that all workers share, fetched before a worker starts, so that no start waits for the network. */
export class Downloads {
  readonly module: () => Promise<WebAssembly.Module>;
  readonly #loadLibrary: Sources['loadLibrary'];
  readonly #libraries = new Map<string, () => Promise<Blob>>();

  constructor({ loadModule, loadLibrary }: Sources) {
    this.module = loadedOnce(loadModule);
    this.#loadLibrary = loadLibrary;
  }

  /** @throws {LibraryMissing} */
  async files(names: readonly string[]): Promise<Record<string, Blob>> {
    const load = this.#loadLibrary;
    if (!load) return {};
    const files = names.map(async (name) => {
      const once = this.#libraries.get(name) ?? loadedOnce(() => load(name));
      this.#libraries.set(name, once);
      const file = await once().catch((cause: unknown) => {
        throw new LibraryMissing(name, cause);
      });
      return [name, file] as const;
    });
    return Object.fromEntries(await Promise.all(files));
  }
}
