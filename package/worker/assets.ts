import type { AssetAddresses, AssetName } from '../assets.ts';

let addresses: AssetAddresses | undefined;

export function setAddresses(given: AssetAddresses): void {
  addresses = given;
}

export function addressOf(name: AssetName): string {
  if (!addresses) throw new Error('The worker was not told where its files are');
  return addresses[name];
}

/** Scripts of the package, by the global variable that each defines in the worker. */
interface Scripts {
  'vips.js': { Vips: typeof import('wasm-vips') };
  'heic.js': { picwrightHeic: typeof import('../../engine/codecs/heic/reader.ts') };
  'pdf.js': { picwrightPdf: typeof import('../../engine/codecs/pdf/writer.ts') };
  'svg.js': { picwrightSvg: typeof import('../../engine/codecs/svg/minify.ts') };
}

const loaded = new Set<string>();

/**
 * Runs a script of the package here, once. A failure is forgotten, so that the next call tries again.
 * @throws {TypeError} if it could not be loaded, like `import()`
 */
export function runScript<K extends keyof Scripts>(name: K): Scripts[K] {
  if (!loaded.has(name)) {
    try {
      importScripts(addressOf(name));
    } catch (cause) {
      throw cause instanceof DOMException ? new TypeError(`${addressOf(name)}: ${cause.message}`, { cause }) : cause;
    }
    loaded.add(name);
  }
  return globalThis as unknown as Scripts[K];
}
