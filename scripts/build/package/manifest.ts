import { ASSETS_FOLDER } from '../../../package/assets.ts';
import { MAN_PAGE } from './man.ts';

/** The used part of the project's package.json. */
export interface ProjectManifest {
  name: string;
  version: string;
  license: string;
  description: string;
  devDependencies: Record<string, string>;
}

const DROP_IN = 'browser-image-compression';

const door = (types: string, file: string) => ({
  types: `./types/package/${types}.d.ts`,
  default: `./dist/${file}.js`,
});

/**
 * The package's package.json. It has no dependencies: the package contains its codecs, in the tested versions.
 * @param entries entry modules for Node
 */
export function packageManifest(project: ProjectManifest, entries: Readonly<Record<string, string>>): object {
  const { name, version, license, devDependencies } = project;
  return {
    name,
    version,
    license,
    description:
      'Resize, compress and convert images in the browser and in Node: libvips in workers, no upload, no CDN.',
    keywords: ['image', 'compress', 'resize', 'convert', 'webp', 'avif', 'heic', 'webassembly', 'vite-plugin'],
    type: 'module',
    sideEffects: false,
    exports: {
      '.': {
        browser: door('browser', 'index'),
        node: door('node', 'node'),
        default: door('browser', 'index'),
      },
      ...('vite' in entries && { './vite': door('vite/index', 'vite') }),
      './errors': door('errors', 'errors'),
      './recipe': door('recipe', 'recipe'),
      './inspect': door('inspect', 'inspect'),
      [`./${DROP_IN}`]: {
        browser: door(DROP_IN, DROP_IN),
        node: door(DROP_IN, `node-${DROP_IN}`),
        default: door(DROP_IN, DROP_IN),
      },
      './esbuild': door('bundlers/esbuild', 'esbuild'),
      './rollup': door('bundlers/rollup', 'rollup'),
      './nuxt': door('bundlers/nuxt', 'nuxt'),
      [`./${ASSETS_FOLDER}/*`]: `./dist/${ASSETS_FOLDER}/*`,
      './package.json': './package.json',
    },
    ...('cli' in entries && { bin: { [name]: './dist/cli.js' }, man: `./${MAN_PAGE}` }),
    files: ['dist', 'types', 'man', 'licences.txt', '*.md'],
    engines: { node: '>=22' },
    peerDependencies: {
      ...('vite' in entries && { vite: '>=6' }),
      ...('cli' in entries && { sharp: `>=${devDependencies.sharp}` }),
    },
    peerDependenciesMeta: {
      ...('vite' in entries && { vite: { optional: true } }),
      ...('cli' in entries && { sharp: { optional: true } }),
    },
  };
}
