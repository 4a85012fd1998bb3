/** The files that the browser's door of the package loads when they are needed, all in one folder beside it. */
export const ASSETS_FOLDER = 'picwright-assets';

/*
 * Each address is written out, since bundlers read them and do not run them, and found when it is asked for: where a
 * bundler leaves no `import.meta`, importing the package still works.
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
  'score.wasm': () => new URL('./picwright-assets/score.wasm', import.meta.url).href,
  'oxipng.wasm': () => new URL('./picwright-assets/oxipng.wasm', import.meta.url).href,
  'heic.js': () => new URL('./picwright-assets/heic.js', import.meta.url).href,
  'pdf.js': () => new URL('./picwright-assets/pdf.js', import.meta.url).href,
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

/** The full address of each, since a worker would look for a relative one beside itself. */
export type AssetAddresses = Readonly<Record<AssetName, string>>;

/**
 * @param folder the folder that has the files under their own names, instead of the bundler's addresses
 * @throws {TypeError} where neither is known
 */
export function assetAddresses(folder?: string | URL): AssetAddresses {
  const addressOf = (name: AssetName) => {
    if (folder === undefined) return followed(name);
    const base = new URL(folder, globalThis.location?.href);
    return new URL(name, base.href.endsWith('/') ? base : `${base.href}/`).href;
  };
  return Object.fromEntries(ASSET_NAMES.map((name) => [name, addressOf(name)])) as AssetAddresses;
}
