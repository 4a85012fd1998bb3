import { join, resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { isImageError } from '../../engine/public.ts';
import { emittedRecipe, picturesIn, REWRITTEN, replaceFile, Tally, USUAL_RECIPE } from './emitted.ts';
import { Pictures } from './pictures.ts';
import { requestedPicture } from './query.ts';

export interface PicwrightOptions {
  /**
   * The recipe for pictures that a build emits, as the query of an address (docs/recipe.md). Each keeps its format and
   * its name. `false` leaves them unchanged. The default is `aim=compress`.
   */
  emitted?: string | false;
  /** Selects pictures by their names in the build; all by default. */
  include?: RegExp;
  /** The cache of finished pictures, relative to the project's root. By default `node_modules/.cache/picwright`. */
  cacheDir?: string;
}

/**
 * Resolves `import url from './photo.jpg?resize=800&format=webp'`, and compresses the pictures that a build emits.
 * Results of both are cached on disk, by content and recipe.
 */
export default function picwright(options: PicwrightOptions = {}): Plugin[] {
  const { emitted = USUAL_RECIPE, include = /./, cacheDir = 'node_modules/.cache/picwright' } = options;
  const recipe = emitted === false ? undefined : emittedRecipe(emitted);
  let config: ResolvedConfig;
  let pictures: Pictures;

  const imports: Plugin = {
    name: 'picwright',
    enforce: 'pre',
    // Before Vite 8 the dev server's bundles of packages lost the files next to them.
    config: () => ({ optimizeDeps: { exclude: ['picwright'] } }),
    configResolved(resolved) {
      config = resolved;
      pictures = new Pictures(resolve(config.root, cacheDir));
    },
    async load(id) {
      const requested = requestedPicture(id);
      if (!requested) return undefined;
      this.addWatchFile(requested.file);
      const file = await pictures.file(requested.file, requested.recipe).catch((error: unknown) => {
        throw new Error(`${id}: ${error instanceof Error ? error.message : error}`, { cause: error });
      });
      return `export { default } from ${JSON.stringify(`${file.replaceAll('\\', '/')}?${requested.how}`)};`;
    },
    closeBundle: () => pictures.close(),
  };
  if (!recipe) return [imports];

  let tally = new Tally();
  /** The smaller picture; undefined if it is not smaller. */
  const smaller = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    try {
      const made = await pictures.bytes(bytes, recipe);
      const isSmaller = made.length < bytes.length;
      tally.add(bytes.length, isSmaller ? made.length : bytes.length);
      return isSmaller ? made : undefined;
    } catch (error) {
      if (!isImageError(error)) throw error;
      config.logger.warn(`picwright: ${name} is left as it is: ${error.message}`);
      return undefined;
    }
  };
  const isOurs = (path: string) => resolve(config.root, path).startsWith(pictures.folder + sep);

  const output: Plugin = {
    name: 'picwright-emitted',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        tally = new Tally();
        const work = Object.values(bundle).map(async (file) => {
          if (file.type !== 'asset' || typeof file.source === 'string') return;
          // Imports with a recipe are never compressed again.
          if (!REWRITTEN.test(file.fileName) || !include.test(file.fileName) || file.originalFileNames.some(isOurs))
            return;
          const made = await smaller(file.fileName, new Uint8Array(file.source));
          if (made) file.source = made;
        });
        await Promise.all(work);
      },
    },
    async writeBundle({ dir }) {
      const { publicDir, build } = config;
      if (dir && publicDir && build.copyPublicDir) {
        const copied = (await picturesIn(publicDir)).filter((name) => include.test(name));
        await Promise.all(copied.map((name) => replaceFile(join(dir, name), (bytes) => smaller(name, bytes))));
      }
      if (String(tally)) config.logger.info(`picwright: ${tally}`);
    },
  };
  return [imports, output];
}
