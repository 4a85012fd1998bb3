import { cp } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ASSET_NAMES, ASSETS_FOLDER } from '../assets.ts';
import { ASSETS, RESOLVER } from './resolver.ts';

/** The used part of esbuild's types, so that esbuild itself is not required. */
interface Built {
  metafile?: { outputs: Record<string, { inputs: Record<string, unknown> }> } | undefined;
}
interface Build {
  initialOptions: { absWorkingDir?: string | undefined; metafile?: boolean | undefined; write?: boolean | undefined };
  onEnd(callback: (result: Built) => Promise<void>): void;
}
export interface EsbuildPlugin {
  name: string;
  setup(build: Build): void;
}

/** Copies the package's workers and WebAssembly files next to esbuild's output. */
export default function picwright(): EsbuildPlugin {
  return {
    name: 'picwright',
    setup({ initialOptions, onEnd }) {
      // The metafile lists which output contains the package's code.
      initialOptions.metafile = true;
      onEnd(async ({ metafile }) => {
        if (initialOptions.write === false) return;
        const at = (path: string) => resolve(initialOptions.absWorkingDir ?? process.cwd(), path);
        const outputs = Object.entries(metafile?.outputs ?? {}).filter(([, { inputs }]) =>
          Object.keys(inputs).some((input) => at(input) === RESOLVER),
        );
        for (const folder of new Set(outputs.map(([path]) => dirname(at(path))))) {
          for (const name of ASSET_NAMES) await cp(join(ASSETS, name), join(folder, ASSETS_FOLDER, name));
        }
      });
    },
  };
}
