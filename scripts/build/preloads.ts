import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PRELOAD = /<link rel="modulepreload"(?! fetchpriority)/g;

/**
 * A page is complete without its scripts, so that its style and pictures come first on a slow line. React Router has no
 * setting for it.
 */
export function withModestPreloads(html: string): string {
  return html.replace(PRELOAD, '<link rel="modulepreload" fetchpriority="low"');
}

/** Does so in every page of a folder. */
export async function makePreloadsModest(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((e) => e.isFile() && e.name.endsWith('.html')).map((e) => join(e.parentPath, e.name));
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, 'utf8');
      const modest = withModestPreloads(html);
      // React Router's own way of writing them has changed, or there are none.
      if (modest === html) throw new Error(`${page} preloads no script`);
      await writeFile(page, modest);
    }),
  );
}
