import { cp } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ASSET_NAMES, ASSETS_FOLDER } from '../assets.ts';
import { ASSETS, DOOR } from './door.ts';

/** As much of esbuild's types as is used, so that they need not be there. */
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

/** Puts the package's workers and WebAssembly files beside what esbuild writes. */
export default function picwright(): EsbuildPlugin {
  return {
    name: 'picwright',
    setup({ initialOptions, onEnd }) {
      // The metafile lists which output contains the package's entry.
      initialOptions.metafile = true;
      onEnd(async ({ metafile }) => {
        if (initialOptions.write === false) return;
        const at = (path: string) => resolve(initialOptions.absWorkingDir ?? process.cwd(), path);
        const outputs = Object.entries(metafile?.outputs ?? {}).filter(([, { inputs }]) =>
          Object.keys(inputs).some((input) => at(input) === DOOR),
        );
        for (const folder of new Set(outputs.map(([path]) => dirname(at(path))))) {
          for (const name of ASSET_NAMES) await cp(join(ASSETS, name), join(folder, ASSETS_FOLDER, name));
        }
      });
    },
  };
}
