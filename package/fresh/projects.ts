import { codeBlocks } from './code-blocks.ts';
import { PAGE_SCRIPT } from './page.ts';
import type { Project } from './project.ts';

const HTML = (script: string) =>
  `<!doctype html><meta charset="utf-8"><title>Fresh</title><script type="module" src="${script}"></script>`;

/** The copy that esbuild's command line needs in addition, because it supports no plugins (docs/library.md). */
const COPY_ASSETS = ['node_modules/picwright/dist/picwright-assets', 'dist/picwright-assets'] as const;

/** The docs' own example of this name. */
const example = (name: string) => codeBlocks('docs/library.md').find(({ info }) => info === `js ${name}`)?.code ?? '';

/** A project for each bundler, set up as in its own introduction. Each builds a site in `dist`. */
export const BROWSER_PROJECTS: Readonly<Record<string, Project>> = {
  vite: {
    packages: ['vite@8.3.8'],
    files: { 'index.html': HTML('/main.js'), 'main.js': PAGE_SCRIPT },
    build: ['vite', 'build'],
  },
  webpack: {
    packages: ['webpack@5.112.2', 'webpack-cli@7.3.1'],
    files: { 'dist/index.html': HTML('./main.js'), 'main.js': PAGE_SCRIPT },
    build: ['webpack', './main.js', '--mode', 'production'],
  },
  esbuild: {
    packages: ['esbuild@0.28.2'],
    files: { 'dist/index.html': HTML('./main.js'), 'main.js': PAGE_SCRIPT, 'build.js': example('build.js') },
    build: ['node', 'build.js'],
  },
  'esbuild without the plugin': {
    packages: ['esbuild@0.28.2'],
    files: { 'dist/index.html': HTML('./main.js'), 'main.js': PAGE_SCRIPT },
    build: ['esbuild', 'main.js', '--bundle', '--minify', '--format=esm', '--outdir=dist'],
    copy: COPY_ASSETS,
  },
  rollup: {
    packages: ['rollup@4.67.4', '@rollup/plugin-node-resolve@16.0.3'],
    files: {
      'dist/index.html': HTML('./main.js'),
      'main.js': PAGE_SCRIPT,
      'rollup.config.js': example('rollup.config.js'),
    },
    build: ['rollup', '--config'],
  },
};

/** The docs' example of the plugin. @param photo the content of its `photo.jpg` */
export const pluginProject = (photo: Uint8Array): Project => ({
  packages: ['vite@8.3.8'],
  files: {
    'index.html': `<!doctype html><title>Fresh</title><img alt=""><script type="module" src="/main.js"></script>`,
    'main.js': example('main.js'),
    'vite.config.js': example('vite.config.js'),
    'photo.jpg': photo,
  },
  build: ['vite', 'build'],
});

/** A classic script, and files in another place. */
export const CLASSIC_PROJECT: Project = {
  packages: ['esbuild@0.28.2'],
  files: {
    'dist/index.html': HTML('./main.js').replace('type="module"', 'defer'),
    'main.js': PAGE_SCRIPT,
  },
  build: ['esbuild', 'main.js', '--bundle', '--format=iife', '--outdir=dist', '--log-level=error'],
  copy: ['node_modules/picwright/dist/picwright-assets', 'dist/static/codecs'],
};

/** Makes every requested result and prints their hashes. */
export const NODE_PROJECT: Project = {
  packages: [],
  files: {
    'main.js': `import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createEngine, isImageError } from 'picwright';

const engine = createEngine();
const told = async ([path, recipe]) => {
  const file = new File([await readFile(path)], path.split('/').at(-1));
  try {
    const { blob, bytes, backend, name } = await engine.run(file, recipe);
    const sha256 = createHash('sha256').update(new Uint8Array(await blob.arrayBuffer())).digest('hex');
    return { sha256, bytes, backend, name };
  } catch (error) {
    if (!isImageError(error)) throw error;
    return error.code;
  }
};
const jobs = JSON.parse(await readFile('jobs.json', 'utf8'));
const all = [];
for (const job of jobs) all.push(await told(job));
console.log(JSON.stringify(all));
`,
  },
};
