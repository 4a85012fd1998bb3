import type Vips from 'wasm-vips';
import { isBroken } from './errors.ts';

export type Libvips = typeof Vips;
export type VipsImage = Vips.Image;
/** wasm-vips's default export; which file it comes from differs between a worker and Node. */
export type VipsFactory = typeof Vips;

export interface StartOptions {
  factory: VipsFactory;
  /** libvips's dynamic libraries to load besides: AVIF and SVG live in such. */
  libraries: readonly string[];
  /** The compiled `vips.wasm`: compiled once and shared by all workers. */
  module: WebAssembly.Module;
  /** Where a dynamic library is, where the glue's own guess is wrong. */
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

/** Starts libvips. One instance a worker; it is ended with its worker. */
export function startVips({ factory, libraries, module, locateFile }: StartOptions): Promise<VipsInstance> {
  return new Promise((resolve, reject) => {
    let memory: WebAssembly.Memory | undefined;
    factory({
      dynamicLibraries: [...libraries],
      ...(locateFile && { locateFile }),
      preRun: ({ ENV }: { ENV: Record<string, string> }) => {
        // Warnings would go to the console; what matters comes back as an error.
        ENV.VIPS_WARNING = '1';
        // As in a browser, where the glue sets it: an AVIF's bytes follow from how many threads have made it.
        ENV.VIPS_CONCURRENCY = '1';
      },
      onAbort: (reason: unknown) => reject(new Error(`libvips aborted: ${String(reason)}`)),
      instantiateWasm: (imports, done) => {
        memory = findMemory(imports);
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
        return {};
      },
    }).then((vips) => {
      // Cached operations keep their pictures alive, and no job looks at another's.
      vips.Cache.max(0);
      resolve({ vips, heapBytes: () => (isBroken() ? Number.POSITIVE_INFINITY : (memory?.buffer.byteLength ?? 0)) });
    }, reject);
  });
}
