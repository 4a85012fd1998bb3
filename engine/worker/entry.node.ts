import { parentPort } from 'node:worker_threads';
import factory from 'wasm-vips';
import { createVipsBackend } from '../backends/vips/index.ts';
import type { ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

const port = parentPort;
if (!port) throw new Error('This is a worker, not a program');

const receive = serve({
  post: (message, transfer) => port.postMessage(message, transfer),
  loadBackend: async (setup) => async () => {
    if (setup.backend === 'canvas') throw new Error('Node has no canvas');
    return createVipsBackend({ factory, libraries: setup.libraries, module: setup.module });
  },
});
port.on('message', (message: ToWorker) => void receive(message));
