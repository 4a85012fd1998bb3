// Builds the npm package in build/package from engine/, package/ and cli/: node scripts/build/package.ts
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ASSETS_FOLDER } from '../../package/assets.ts';
import { KERNELS, moduleOf } from './kernel-files.ts';
import { licenceText } from './licences.ts';
import { aboveInlineLimit } from './package/above-inline-limit.ts';
import { type Bundled, bundleForBrowsers, bundleForNode, nodeEntries } from './package/bundles.ts';
import { MAN_PAGE, manPage } from './package/man.ts';
import { type ProjectManifest, packageManifest } from './package/manifest.ts';
import { strictGlue } from './package/strict-glue.ts';
import { writeTypes } from './package/types.ts';
import { readPackage, withBundled } from './shipped.ts';

/** Pages of docs/ in the package; the first becomes its README. */
const PAGES = ['library.md', 'recipe.md', 'command.md'];

/** @returns the folder, ready for `npm pack` */
export async function buildPackage(root: string, folder = join(root, 'build/package')): Promise<string> {
  const dist = join(folder, 'dist');
  const project: ProjectManifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const bundled: Bundled = { root, version: project.version, packages: new Set(['wasm-vips']) };
  await rm(folder, { recursive: true, force: true });
  for (const each of [join(dist, ASSETS_FOLDER), join(folder, dirname(MAN_PAGE))])
    await mkdir(each, { recursive: true });
  await Promise.all([
    bundleForBrowsers(dist, bundled),
    bundleForNode(dist, bundled),
    copyCodecs(root, join(dist, ASSETS_FOLDER)),
    writeTypes(root, join(folder, 'types')),
  ]);
  const manifest = packageManifest(project, nodeEntries(root));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const shipped = withBundled(root, bundled.packages).map((name) => readPackage(root, name));
  await writeFile(join(folder, 'licences.txt'), licenceText(root, shipped));
  await writeFile(join(folder, MAN_PAGE), manPage(project.version));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const [i, page] of PAGES.filter((page) => existsSync(join(root, 'docs', page))).entries())
    await cp(join(root, 'docs', page), join(folder, i === 0 ? 'README.md' : page));
  return folder;
}

/** Copies libvips, and the engine's own modules at a size that no bundler inlines, and writes the glue code for browsers without `new Function`. */
async function copyCodecs(root: string, to: string): Promise<void> {
  const vips = join(root, 'node_modules/wasm-vips/lib');
  for (const name of ['vips.wasm', 'vips-heif.wasm', 'vips-jxl.wasm', 'vips-resvg.wasm', 'vips-node.mjs'])
    await cp(join(vips, name), join(to, name));
  for (const name of KERNELS)
    await writeFile(join(to, `${name}.wasm`), aboveInlineLimit(await readFile(moduleOf(name))));
  await writeFile(join(to, 'vips.js'), strictGlue(await readFile(join(vips, 'vips.js'), 'utf8')));
}

if (import.meta.main) await buildPackage(join(import.meta.dirname, '../..'));
