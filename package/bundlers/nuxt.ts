import { ASSETS_FOLDER } from '../assets.ts';

/** A file of the build, as Nuxt lists them under their sources. */
interface BuiltFile {
  file: string;
  /** The files that it refers to, which pages fetch in advance. */
  assets?: string[];
}

/** What is used of Nuxt. */
interface Nuxt {
  hook(name: 'build:manifest', change: (manifest: Record<string, BuiltFile>) => void): unknown;
}

/**
 * A module for Nuxt. Without it every page fetches all codecs in advance (15 MB), since Nuxt does so with whatever a script refers to; with
 * it they are fetched by the first job that needs them.
 */
export default function picwright(_options: unknown, nuxt: Nuxt): void {
  nuxt.hook('build:manifest', (manifest) => {
    const built = Object.entries(manifest);
    const codecs = new Set(
      built.filter(([source]) => source.includes(`/${ASSETS_FOLDER}/`)).map(([, { file }]) => file),
    );
    for (const [, entry] of built) if (entry.assets) entry.assets = entry.assets.filter((file) => !codecs.has(file));
  });
}
