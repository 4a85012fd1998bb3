import type { Setup } from './protocol.ts';

/** The WebAssembly modules that workers load on demand. A worker gets libvips from its page or program. */
export type ModuleName = 'jpeg' | 'jpeg-decoder' | 'png' | 'resample' | 'score';

/** The modules that a browser's worker needs to start a backend, which it fetches beside its code. */
export const MODULES_AT_START: Readonly<Record<Setup['backend'], readonly ModuleName[]>> = {
  jpeg: ['jpeg-decoder', 'jpeg', 'resample'],
  vips: ['jpeg', 'jpeg-decoder'],
  canvas: [],
  sharp: [],
};

/** @throws {TypeError} if the file cannot be fetched */
export type CompileModule = (name: ModuleName) => Promise<WebAssembly.Module>;

/** Compiles each module once. A failure is not kept, so the next call tries again. */
export function compileOnce(compile: CompileModule): CompileModule {
  const modules = new Map<ModuleName, Promise<WebAssembly.Module>>();
  return (name) => {
    const module = modules.get(name) ?? compile(name);
    modules.set(name, module);
    module.catch(() => modules.delete(name));
    return module;
  };
}
