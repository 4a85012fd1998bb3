// Builds the site into build/client: pages, then the hashes of their inline scripts, then compressed variants. Also builds the npm
// package into build/package.
import { rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { staticHeaders } from '../server/headers.ts';
import { languagesIn } from '../words/languages.ts';
import { billOfMaterials } from './build/bom.ts';
import { compressFolder } from './build/compress.ts';
import { writeIcons } from './build/icons.ts';
import { hashInlineScripts } from './build/inline-scripts.ts';
import { licenceText } from './build/licences.ts';
import { mergeLanguage } from './build/merge-language.ts';
import { buildPackage } from './build/package.ts';
import { PagesBuild } from './build/pages-build.ts';
import { writeSiteWorkers } from './build/precache.ts';
import { makePreloadsModest } from './build/preloads.ts';
import { writeSharePictures } from './build/share-pictures.ts';
import { writeSiteFiles } from './build/site-files.ts';
import { fingerprint, isUpToDate, writeStamp } from './build/stamp.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'build');
const client = join(output, 'client');

const inputs = fingerprint(root);
if (process.argv.includes('--if-changed') && (await isUpToDate(output, await inputs))) process.exit(0);

console.log('Building the site…');
rmSync(output, { recursive: true, force: true });
const languages = await languagesIn(root);
const left = languages.map(({ id }) => id);
const english = new PagesBuild(root);
const site = english.build('en');
// React Router empties the folder first.
const npmPackage = site.assets.then(() => buildPackage(root));
// Two at a time, since each build takes about one core. The other languages share the assets of the English build.
const lane = async (pages: PagesBuild) => {
  for (let id = left.shift(); id; id = left.shift()) await pages.build(id).pages;
  pages.end();
};
await Promise.all([site.pages.then(() => lane(english)), site.assets.then(() => lane(new PagesBuild(root)))]);
for (const language of languages) await mergeLanguage(output, client, language);

const shipped = JSON.parse(await readFile(join(output, 'shipped.json'), 'utf8'));
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
await writeFile(join(client, 'licences.txt'), licenceText(root, shipped));
await writeFile(join(output, 'bom.cdx.json'), `${JSON.stringify(billOfMaterials(lock, shipped), null, 2)}\n`);
await writeSiteFiles(client, languages);
await writeIcons(client, join(root, 'app/icon.svg'));
await writeSharePictures(client, join(root, 'node_modules/.cache/picwright-share'));

await makePreloadsModest(client);
const hashes = await hashInlineScripts(client);
await writeFile(join(output, 'csp.json'), JSON.stringify(hashes));
// For hosts that read headers from a file. Our server uses csp.json.
await writeFile(join(client, '_headers'), staticHeaders(hashes, await filesIn(client)));
await writeSiteWorkers(client, root, languages, hashes);
await compressFolder(client, join(root, 'node_modules/.cache/picwright-compressed'));
await npmPackage;
await writeStamp(output, await inputs);

/** Paths relative to the folder, with forward slashes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
