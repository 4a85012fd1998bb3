// Builds the site into build/client: pages, then the hashes of their inline scripts, then compressed variants. Also builds the npm
// package into build/package.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { staticHeaders } from '../server/headers.ts';
import { billOfMaterials } from './build/bom.ts';
import { compressFolder } from './build/compress.ts';
import { writeIcons } from './build/icons.ts';
import { hashInlineScripts } from './build/inline-scripts.ts';
import { licenceText } from './build/licences.ts';
import { buildPackage } from './build/package.ts';
import { writeSiteWorker } from './build/precache.ts';
import { makePreloadsModest } from './build/preloads.ts';
import { writeSharePictures } from './build/share-pictures.ts';
import { writeSiteFiles } from './build/site-files.ts';
import { fingerprint, isUpToDate, writeStamp } from './build/stamp.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'build');
const client = join(output, 'client');

const inputs = await fingerprint(root);
if (process.argv.includes('--if-changed') && (await isUpToDate(output, inputs))) process.exit(0);

console.log('Building the site…');
rmSync(output, { recursive: true, force: true });
const { status } = spawnSync(join(root, 'node_modules/.bin/react-router'), ['build'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production', WORDS: '' },
  stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
// Every page is prerendered, so the server bundle is not needed any more.
rmSync(join(output, 'server'), { recursive: true, force: true });

const shipped = JSON.parse(await readFile(join(output, 'shipped.json'), 'utf8'));
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
await writeFile(join(client, 'licences.txt'), licenceText(root, shipped));
await writeFile(join(output, 'bom.cdx.json'), `${JSON.stringify(billOfMaterials(lock, shipped), null, 2)}\n`);
await writeSiteFiles(client);
await writeIcons(client, join(root, 'app/icon.svg'));
await writeSharePictures(client, join(root, 'node_modules/.cache/picwright-share'));

await makePreloadsModest(client);
const hashes = await hashInlineScripts(client);
await writeFile(join(output, 'csp.json'), JSON.stringify(hashes));
// For hosts that read headers from a file. Our server uses csp.json.
await writeFile(join(client, '_headers'), staticHeaders(hashes, await filesIn(client)));
await writeSiteWorker(client, join(root, 'app/offline/worker/sw.ts'), hashes);
await compressFolder(client, join(root, 'node_modules/.cache/picwright-compressed'));
await buildPackage(root);
await writeStamp(output, inputs);

/** Paths relative to the folder, with forward slashes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
