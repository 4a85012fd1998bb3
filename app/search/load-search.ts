type SearchModule = typeof import('./search-module.ts');

let loading: Promise<SearchModule> | undefined;

/** Loads search once. A failed attempt is forgotten, so that the next call tries again. */
export function loadSearch(): Promise<SearchModule> {
  loading ??= import('./search-module.ts').catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
