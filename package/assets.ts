/** The files that the package's browser entry point loads on demand, all in one folder next to it. */
export const ASSETS_FOLDER = 'picwright-assets';

/*
 * Each URL is a literal, because bundlers parse the code without running it. It is resolved on first use, so that
 * importing the package works even if a bundler removes `import.meta`.
 */
const ADDRESSES = {
  'worker.js': () => new URL('./picwright-assets/worker.js', import.meta.url).href,
  'vips.js': () => new URL('./picwright-assets/vips.js', import.meta.url).href,
  'vips.wasm': () => new URL('./picwright-assets/vips.wasm', import.meta.url).href,
  'vips-heif.wasm': () => new URL('./picwright-assets/vips-heif.wasm', import.meta.url).href,
  'vips-jxl.wasm': () => new URL('./picwright-assets/vips-jxl.wasm', import.meta.url).href,
  'vips-resvg.wasm': () => new URL('./picwright-assets/vips-resvg.wasm', import.meta.url).href,
  'jpeg.wasm': () => new URL('./picwright-assets/jpeg.wasm', import.meta.url).href,
  'jpeg-decoder.wasm': () => new URL('./picwright-assets/jpeg-decoder.wasm', import.meta.url).href,
  'png.wasm': () => new URL('./picwright-assets/png.wasm', import.meta.url).href,
  'resample.wasm': () => new URL('./picwright-assets/resample.wasm', import.meta.url).href,
  'score.wasm': () => new URL('./picwright-assets/score.wasm', import.meta.url).href,
  'heic.js': () => new URL('./picwright-assets/heic.js', import.meta.url).href,
  'pdf.js': () => new URL('./picwright-assets/pdf.js', import.meta.url).href,
  'svg.js': () => new URL('./picwright-assets/svg.js', import.meta.url).href,
} as const;

export type AssetName = keyof typeof ADDRESSES;
export const ASSET_NAMES = Object.keys(ADDRESSES) as AssetName[];

function followed(name: AssetName): string {
  try {
    return ADDRESSES[name]();
  } catch (cause) {
    throw new TypeError("A script that is no module does not know where it is: give createEngine the option 'assets'", {
      cause,
    });
  }
}

/** Absolute addresses, because a worker would resolve relative ones against its own. */
export type AssetAddresses = Readonly<Record<AssetName, string>>;

/**
 * @param folder contains the files with their own names, in place of the bundler's addresses
 * @throws {TypeError} if neither is known
 */
export function assetAddresses(folder?: string | URL): AssetAddresses {
  const addressOf = (name: AssetName) => {
    if (folder === undefined) return followed(name);
    const base = new URL(folder, globalThis.location?.href);
    return new URL(name, base.href.endsWith('/') ? base : `${base.href}/`).href;
  };
  return Object.fromEntries(ASSET_NAMES.map((name) => [name, addressOf(name)])) as AssetAddresses;
}
