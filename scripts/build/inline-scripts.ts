import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Whether a script element is executed. Data blocks are not, so the policy needs no hash for them. */
function isRun(attributes: string): boolean {
  return !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes);
}

/** The Content-Security-Policy sources of the inline scripts of one page. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (isRun(attributes)) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/** The hashes of the inline scripts of every page of a folder, by the page's relative path. */
export async function hashInlineScripts(folder: string): Promise<Record<string, string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((e) => e.isFile() && e.name.endsWith('.html')).map((e) => join(e.parentPath, e.name));
  const hashes = pages.sort().map(async (page) => {
    const key = relative(folder, page).replaceAll('\\', '/');
    return [key, inlineScriptHashes(await readFile(page, 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
