import type Vips from 'wasm-vips';
import { isBroken } from './errors.ts';

export type Libvips = typeof Vips;
export type VipsImage = Vips.Image;
/** wasm-vips's default export, whose file differs between a worker and Node. */
export type VipsFactory = typeof Vips;

export interface StartOptions {
  factory: VipsFactory;
  /** libvips's dynamic libraries to load, such as those for AVIF and SVG. */
  libraries: readonly string[];
  /** The compiled `vips.wasm`, which all workers share. */
  module: WebAssembly.Module;
  /** Returns the URL of a dynamic library, if the glue code's default is wrong. */
  locateFile?: (file: string) => string;
}

export interface VipsInstance {
  vips: Libvips;
  /** Bytes of the WebAssembly memory, which grows and never shrinks. */
  heapBytes(): number;
}

function findMemory(imports: WebAssembly.Imports): WebAssembly.Memory | undefined {
  return Object.values(imports)
    .flatMap((names) => Object.values(names))
    .find((value) => value instanceof WebAssembly.Memory);
}

/** Starts libvips: one instance per worker, which ends with the worker. */
export function startVips({ factory, libraries, module, locateFile }: StartOptions): Promise<VipsInstance> {
  return new Promise((resolve, reject) => {
    let memory: WebAssembly.Memory | undefined;
    factory({
      dynamicLibraries: [...libraries],
      ...(locateFile && { locateFile }),
      preRun: ({ ENV }: { ENV: Record<string, string> }) => {
        // Suppresses warnings on the console. Errors are exceptions.
        ENV.VIPS_WARNING = '1';
        // As the glue code sets it in a browser, since an AVIF's bytes depend on the number of threads.
        ENV.VIPS_CONCURRENCY = '1';
      },
      onAbort: (reason: unknown) => reject(new Error(`libvips aborted: ${String(reason)}`)),
      instantiateWasm: (imports, done) => {
        memory = findMemory(imports);
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
        return {};
      },
    }).then((vips) => {
      // Cached operations keep their images in memory, and jobs share none.
      vips.Cache.max(0);
      resolve({ vips, heapBytes: () => (isBroken() ? Number.POSITIVE_INFINITY : (memory?.buffer.byteLength ?? 0)) });
    }, reject);
  });
}
