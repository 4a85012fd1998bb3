/*
 * The package's one worker. It is a classic script in a single file, which bundlers copy unchanged. It loads its other
 * files from addresses in its first message.
 */
import '../../engine/worker/dispose-polyfill.ts';
import { RUNS } from '../../engine/arrival/scripts.ts';
import { compileAndEnd } from '../../engine/worker/compile-and-end.ts';
import { compileOnce } from '../../engine/worker/modules.ts';
import { serveInBrowser } from '../../engine/worker/serve-in-browser.ts';
import { addressOf, runScript, setAddresses } from './assets.ts';
import { compile } from './compile.ts';
import type { Beginning } from './message.ts';

declare const self: DedicatedWorkerGlobalScope;

self.postMessage(RUNS);
self.onmessage = ({ data: { task, addresses } }: MessageEvent<Beginning>) => {
  setAddresses(addresses);
  if (task === 'compile') return compileAndEnd(compile('vips.wasm'));
  const receive = serveInBrowser({
    loadGlue,
    compileModule: compileOnce((name) => compile(`${name}.wasm`)),
  });
  self.onmessage = ({ data }) => void receive(data);
};

type Factory = Awaited<ReturnType<Parameters<typeof serveInBrowser>[0]['loadGlue']>>;

/** Threads need the isolation headers too: where this worker was started from a blob for lack of them, its threads are. */
async function threadScript(address: string): Promise<string | Blob> {
  return self.location.protocol === 'blob:' ? (await fetch(address)).blob() : address;
}

/** libvips's glue, which starts its threads from the same script. */
async function loadGlue(): Promise<Factory> {
  const { Vips } = runScript('vips.js');
  const start = Vips as unknown as (options: object) => ReturnType<Factory>;
  const mainScriptUrlOrBlob = await threadScript(addressOf('vips.js'));
  return ((options: object) => start({ ...options, mainScriptUrlOrBlob })) as Factory;
}
