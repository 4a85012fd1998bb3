// Unbundled, so that the worker and libvips's threads share one downloaded file.
import glueUrl from 'wasm-vips?url';
import type { VipsFactory } from '../backends/vips/start.ts';
import { importPart, type LoadPart, loadPartsWith } from '../errors/fetch-part.ts';
import type { CompileModule } from './modules.ts';
import { serveInBrowser } from './serve-in-browser.ts';

async function loadGlue(): Promise<VipsFactory> {
  const { default: start }: { default: (options: object) => ReturnType<VipsFactory> } = await importPart(
    () => import(/* @vite-ignore */ glueUrl),
    [new URL(glueUrl, self.location.href).href],
  );
  return ((options: object) => start({ ...options, mainScriptUrlOrBlob: glueUrl })) as VipsFactory;
}

/** @returns the handler of the page's messages */
export function serveWith(compileModule: CompileModule, loadPart: LoadPart) {
  loadPartsWith(loadPart);
  return serveInBrowser({ loadGlue, compileModule });
}
