/*
 * The package's one worker. It is a classic script in a single file, which bundlers copy unchanged. It loads its other
 * files from addresses in its first message.
 */
import '../../engine/worker/dispose-polyfill.ts';
import { compileFetched } from '../../engine/arrival/fetched.ts';
import { RUNS } from '../../engine/arrival/scripts.ts';
import { compileAndEnd } from '../../engine/worker/compile-and-end.ts';
import { compileOnce } from '../../engine/worker/modules.ts';
import { serveInBrowser } from '../../engine/worker/serve-in-browser.ts';
import { addressOf, runScript, setAddresses } from './assets.ts';
import type { Beginning } from './message.ts';

declare const self: DedicatedWorkerGlobalScope;

self.postMessage(RUNS);
self.onmessage = ({ data: { task, addresses } }: MessageEvent<Beginning>) => {
  setAddresses(addresses);
  if (task === 'compile') return compileAndEnd(addressOf('vips.wasm'));
  const receive = serveInBrowser({
    loadGlue,
    compileModule: compileOnce((name) => compileFetched(addressOf(`${name}.wasm`))),
  });
  self.onmessage = ({ data }) => void receive(data);
};

type Factory = Awaited<ReturnType<Parameters<typeof serveInBrowser>[0]['loadGlue']>>;

/** libvips's glue, which starts its threads from the same script. */
async function loadGlue(): Promise<Factory> {
  const { Vips } = runScript('vips.js');
  const start = Vips as unknown as (options: object) => ReturnType<Factory>;
  return ((options: object) => start({ ...options, mainScriptUrlOrBlob: addressOf('vips.js') })) as Factory;
}
