import { compileFetched } from '../arrival/fetched.ts';
import jpeg from '../jpeg/kernel.wasm?url';
import jpegDecoder from '../jpeg-decoder/kernel.wasm?url';
import packing from '../packing/kernel.wasm?url';
import palette from '../palette/kernel.wasm?url';
import resample from '../resample/kernel.wasm?url';
import score from '../score/kernel.wasm?url';
import type { ModuleName } from './modules.ts';

const URLS: Readonly<Record<ModuleName, string>> = {
  jpeg,
  'jpeg-decoder': jpegDecoder,
  packing,
  palette,
  resample,
  score,
};

/** Fetches and compiles a WebAssembly module of the site. */
export const compileModule = (name: ModuleName): Promise<WebAssembly.Module> => compileFetched(URLS[name]);
