import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PRELOAD = /<link rel="modulepreload"(?! fetchpriority)/g;

/**
 * Lowers the priority of preloaded scripts. A page is complete without its scripts, so styles and pictures should load first on a
 * slow network. React Router has no setting for it.
 */
export function withModestPreloads(html: string): string {
  return html.replace(PRELOAD, '<link rel="modulepreload" fetchpriority="low"');
}

/** Does this for every page of a folder. */
export async function makePreloadsModest(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((e) => e.isFile() && e.name.endsWith('.html')).map((e) => join(e.parentPath, e.name));
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, 'utf8');
      const modest = withModestPreloads(html);
      // React Router's markup has changed, or there are no preloads.
      if (modest === html) throw new Error(`${page} preloads no script`);
      await writeFile(page, modest);
    }),
  );
}
