import type { ShippedPackage } from './shipped.ts';

/** The used part of a lockfile (version 3). */
export interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const IN_MODULES = 'node_modules/';

/** "node_modules/a/node_modules/@b/c" → "@b/c" */
const nameAt = (path: string) => path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length);

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** CycloneDX distinguishes an SPDX id, an SPDX expression and another name. */
function licences(licence: string | undefined) {
  if (!licence) return undefined;
  if (/ (AND|OR|WITH) /.test(licence)) return [{ expression: licence }];
  return [/^[\w.+-]+$/.test(licence) ? { license: { id: licence } } : { license: { name: licence } }];
}

/** npm's "sha512-…" in base64 → CycloneDX's algorithm name and hexadecimal. */
function hashes(integrity = '') {
  const [, algorithm, value] = /^(sha\d+)-(\S+)/.exec(integrity) ?? [];
  if (!algorithm || !value) return undefined;
  return [
    { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') },
  ];
}

/**
 * The bill of materials as CycloneDX 1.6: every package that the server runs or a browser receives, with the libraries
 * compiled into it. It has neither date nor serial number, so that the same source gives the same bytes.
 */
export function billOfMaterials(lock: Lockfile, shipped: readonly ShippedPackage[]) {
  const shippedByName = new Map(shipped.map((each) => [each.name, each]));
  const used = Object.entries(lock.packages).filter(
    ([path, { dev }]) => path !== '' && (!dev || (shippedByName.has(nameAt(path)) && !path.includes('/node_modules/'))),
  );
  const paths = new Set(used.map(([path]) => path));
  const refs = new Map(used.map(([path, { version = '' }]) => [path, purlOf(nameAt(path), version)]));
  /** Resolves a dependency's name like Node: the nearest folder that has it. */
  const resolve = (from: string, name: string): string | undefined => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${IN_MODULES}`)))) {
      const path = (folder && `${folder}/`) + IN_MODULES + name;
      if (paths.has(path)) return refs.get(path);
      if (folder === '') return undefined;
    }
  };
  const components = used.map(([path, { version = '', integrity, license }]) => {
    const name = nameAt(path);
    const inBrowser = path === IN_MODULES + name ? shippedByName.get(name) : undefined;
    return {
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      purl: purlOf(name, version),
      hashes: hashes(integrity),
      licenses: licences(license ?? inBrowser?.licence),
      properties: [{ name: 'sentToBrowsers', value: String(inBrowser !== undefined) }],
      components: inBrowser?.contains.length
        ? inBrowser.contains.map((part) => ({
            type: 'library',
            name: part.name,
            version: part.version,
            licenses: [{ license: { name: part.licence } }],
          }))
        : undefined,
    };
  });
  const own = `pkg:npm/${lock.name}@${lock.version}`;
  const needs = (path: string, { dependencies, optionalDependencies }: LockedPackage) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .map((name) => resolve(path, name))
      .filter((ref) => ref !== undefined)
      .sort();
  const unique = <Item>(items: Item[], key: (item: Item) => string) => [
    ...new Map(items.map((i) => [key(i), i])).values(),
  ];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name: lock.name, version: lock.version } },
    components: unique(components, (component) => component['bom-ref']),
    dependencies: unique(
      [
        { ref: own, dependsOn: needs('', lock.packages[''] ?? {}) },
        ...used.map(([path, each]) => ({ ref: refs.get(path) ?? '', dependsOn: needs(path, each) })),
      ],
      ({ ref }) => ref,
    ),
  };
}
