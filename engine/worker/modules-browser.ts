import { compileFetched } from '../arrival/fetched.ts';
import jpegDecoder from '../codecs/jpeg/decoder/kernel.wasm?url';
import jpeg from '../codecs/jpeg/encoder/kernel.wasm?url';
import png from '../codecs/png/kernel.wasm?url';
import resample from '../pixels/resample/kernel.wasm?url';
import score from '../score/kernel.wasm?url';
import type { ModuleName } from './modules.ts';

const URLS: Readonly<Record<ModuleName, string>> = {
  jpeg,
  'jpeg-decoder': jpegDecoder,
  png,
  resample,
  score,
};

/** Fetches and compiles a WebAssembly module of the site. */
export const compileModule = (name: ModuleName): Promise<WebAssembly.Module> => compileFetched(URLS[name]);
