/** A CacheStorage in memory with the methods that the store needs, for its tests. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  const caches = {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? memoryCache();
      all.set(name, cache);
      return cache;
    },
  };
  return caches as unknown as CacheStorage;
}

function memoryCache(): Cache {
  const entries = new Map<string, Response>();
  const address = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://site.example').href;
  const cache = {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (key: string) => entries.get(address(key))?.clone(),
    put: async (key: string, response: Response) => void entries.set(address(key), response),
    delete: async (key: string | { url: string }) => entries.delete(address(key)),
  };
  return cache as unknown as Cache;
}
