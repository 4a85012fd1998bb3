import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PRELOAD = /<link rel="modulepreload"(?! fetchpriority)([^>]* href="([^"]+)"[^>]*>)/g;

/**
 * Lowers the priority of preloaded scripts, and preloads the largest first. A page is complete without its scripts, so styles and
 * pictures should load first on a slow network. It reacts only once it has all of its scripts, and the small ones arrive while
 * others are still under way. React Router has no setting for either.
 * @param bytesOf the size of the script of an address
 */
export function withModestPreloads(html: string, bytesOf: (address: string) => number): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, rest = '', address = '']) => ({
    rest,
    bytes: bytesOf(address),
  }));
  const bySize = preloads.toSorted((one, other) => other.bytes - one.bytes).values();
  return html.replace(PRELOAD, () => `<link rel="modulepreload" fetchpriority="low"${bySize.next().value?.rest}`);
}

/** Does this for every page of a folder. */
export async function makePreloadsModest(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizes = new Map(await Promise.all(scripts.map(async (file) => [file, (await stat(file)).size] as const)));
  const bytesOf = (address: string) => {
    const size = sizes.get(join(folder, address));
    if (size === undefined) throw new Error(`There is no script ${address}`);
    return size;
  };
  await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (page) => {
        const html = await readFile(page, 'utf8');
        const modest = withModestPreloads(html, bytesOf);
        // React Router's markup has changed, or there are no preloads.
        if (modest === html) throw new Error(`${page} preloads no script`);
        await writeFile(page, modest);
      }),
  );
}
