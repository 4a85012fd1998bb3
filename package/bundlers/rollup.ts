import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ASSET_NAMES, ASSETS_FOLDER } from '../assets.ts';
import { ASSETS, RESOLVER } from './resolver.ts';

/** The used part of Rollup's types, so that Rollup itself is not required. */
type Output = { type: 'asset' } | { type: 'chunk'; fileName: string; moduleIds: string[] };
interface Context {
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string;
}
export interface RollupPlugin {
  name: string;
  generateBundle(this: Context, options: unknown, bundle: Record<string, Output>): Promise<void>;
}

/** Makes Rollup emit the package's workers and WebAssembly files next to its own. */
export default function picwright(): RollupPlugin {
  return {
    name: 'picwright',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const folders = chunks
        .filter(({ moduleIds }) => moduleIds.includes(RESOLVER))
        .map(({ fileName }) => posix.dirname(fileName));
      for (const folder of new Set(folders)) {
        for (const name of ASSET_NAMES) {
          const fileName = posix.join(folder, ASSETS_FOLDER, name);
          this.emitFile({ type: 'asset', fileName, source: await readFile(join(ASSETS, name)) });
        }
      }
    },
  };
}
