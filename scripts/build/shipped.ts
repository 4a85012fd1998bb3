import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package with code in the visitor's browser. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** From its package.json: an SPDX id or expression. */
  licence: string;
  /** The URL of its source; empty if unknown. */
  source: string;
  /** Third-party code that it contains, from its own table of notices. */
  contains: readonly { name: string; version?: string; licence: string }[];
}

/** Packages whose file for browsers contains others: the first of those, which may have further ones. */
const BUNDLED: Readonly<Record<string, readonly string[]>> = {
  svgo: ['css-select', 'css-tree', 'css-what', 'csso', 'sax'],
};

/** Adds the packages that a package's own bundle contains, with all that they depend on. */
export function withBundled(root: string, names: Iterable<string>): string[] {
  const all = new Set<string>();
  const add = (name: string, isBundle: boolean) => {
    if (all.has(name)) return;
    all.add(name);
    const manifest = () => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    for (const other of isBundle ? Object.keys(manifest().dependencies ?? {}) : (BUNDLED[name] ?? [])) add(other, true);
  };
  for (const name of names) add(name, false);
  return [...all].sort();
}

/** The module name under which pages import the list; the list is empty in development. */
const LIST = 'virtual:shipped-packages';
const RESOLVED = `\0${LIST}`;

/**
 * Records every package with a module or file in a browser bundle, as reported by the bundler. A handwritten list, or one of all
 * installed packages, would be wrong after the next change.
 * @param root the project's folder
 * @param output JSON file for later steps of the build
 * @returns a plugin for the pages' bundles, and one for the workers', which have separate plugins
 */
export function shippedPackages(root: string, output: string): { pages: Plugin; workers: () => Plugin } {
  const names = new Set<string>();
  const note: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle)) {
      const origins = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
      for (const origin of origins) {
        const name = packageOf(origin);
        if (name) names.add(name);
      }
    }
  };
  const list = () => withBundled(root, names).map((name) => readPackage(root, name));
  return {
    pages: {
      name: 'shipped-packages',
      resolveId: (id) => (id === LIST ? RESOLVED : undefined),
      load(id) {
        // The pages are prerendered after the browser bundle is complete.
        if (id === RESOLVED) return `export default ${JSON.stringify(this.environment.name === 'ssr' ? list() : [])}`;
      },
      generateBundle(options, bundle, isWrite) {
        if (this.environment.name === 'client')
          (note as (...all: unknown[]) => void).call(this, options, bundle, isWrite);
      },
      closeBundle() {
        // React Router also closes a second set of plugins, which has built nothing.
        if (this.environment.name === 'client' && names.size > 0)
          writeFileSync(output, JSON.stringify(list(), null, 2));
      },
    },
    workers: () => ({ name: 'shipped-packages-of-workers', generateBundle: note }),
  };
}

/** "…/node_modules/@jsquash/jpeg/encode.js?worker" → "@jsquash/jpeg" */
export function packageOf(moduleId: string): string | undefined {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId) ?? [];
  return name?.replace('\\', '/');
}

/** @throws Error for a package without a licence, which must not be shipped unnoticed */
export function readPackage(root: string, name: string): ShippedPackage {
  const folder = join(root, 'node_modules', name);
  const { version, license, repository, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name} is shipped and names no licence in its package.json`);
  const contains = licenceFiles(folder).flatMap((file) => notices(readFileSync(join(folder, file), 'utf8'), folder));
  const address = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '');
  return { name, version, licence: license, source: readableAddress(address), contains };
}

/** "git+https://github.com/a/b.git" and "github:a/b" → "https://github.com/a/b"; empty if the package has none. */
function readableAddress(address: string): string {
  const url = address
    .replace(/^git\+|\.git$/g, '')
    .replace(/^(git|ssh):\/\/(git@)?/, 'https://')
    .replace(/^github:/, '');
  if (/^[\w.-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url}`;
  return url.startsWith('http') ? url : '';
}

/** The rows of a table of third-party code, with the versions from a file beside it (wasm-vips ships both). */
export function notices(text: string, folder: string): ShippedPackage['contains'] {
  const rows = [...text.matchAll(/^\|\s*([\w-]+)\s*\|\s*(.*?)\s*\|$/gm)];
  if (rows.length === 0) return [];
  const versions = readVersions(folder);
  return rows
    .filter(([, name]) => name && !/^(-+|library)$/i.test(name))
    .map(([, name = '', licence = '']) => ({
      name,
      version: versions[name] ?? versions[name.replace(/^lib/, '')],
      licence: licence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
    }));
}

function readVersions(folder: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(folder, 'versions.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** All licence and notice files of a package. */
export function licenceFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (e) => e.isFile() && /^(licen[cs]e|copying|notice|third-party)/i.test(e.name) && !/\.(js|ts|json)$/.test(e.name),
    )
    .map((e) =>
      join(e.parentPath, e.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}
