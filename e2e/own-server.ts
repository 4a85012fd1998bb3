/** Another host and a later build of the site, for tests without headers and across two builds. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type OwnServer, put } from '../proof/serve/own-server.ts';
import { CLIENT } from '../proof/serve/site.ts';
import { hashInlineScripts } from '../scripts/build/inline-scripts.ts';
import { writeSiteWorkers } from '../scripts/build/precache.ts';
import { languagesIn } from '../words/languages.ts';

const ROOT = join(import.meta.dirname, '..');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A host that serves the folder, adds a slash to the address of a page, and cannot set headers. */
export async function serveWithoutHeaders(client = CLIENT): Promise<OwnServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!extname(pathname) && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    const file = join(client, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const body = readFileSync(file);
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end('Not found');
    }
  });
  return put(server);
}

/**
 * Makes a later build of the site, with another manifest, other scripts and another heading. @returns its folder, and a
 * function that removes it
 */
export async function makeLaterBuild(): Promise<{ client: string; remove(): void }> {
  const root = mkdtempSync(join(tmpdir(), 'later-build-'));
  const client = join(root, 'build/client');
  cpSync(CLIENT, client, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = readdirSync(join(client, 'assets'));
  // As if these had changed: their names differ, as do all files that contain these names.
  const renamed = assets.filter((name) => /^(manifest|resize-tool|resize-workbench|engine)-.*\.js$/.test(name));
  const later = (name: string) =>
    name.replace(/.(\.js)$/, (_, end: string) => (name.at(-4) === 'x' ? `y${end}` : `x${end}`));
  for (const name of renamed) renameSync(join(client, 'assets', name), join(client, 'assets', later(name)));
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    let text = readFileSync(path, 'utf8');
    for (const name of renamed) text = text.replaceAll(name, later(name));
    writeFileSync(path, text);
  }
  const hashes = await hashInlineScripts(client);
  writeFileSync(join(root, 'build/csp.json'), JSON.stringify(hashes));
  await writeSiteWorkers(client, ROOT, await languagesIn(ROOT), hashes);
  return { client, remove: () => rmSync(root, { recursive: true, force: true }) };
}
