import { parentPort } from 'node:worker_threads';
import { loadKernel } from '../score/load.node.ts';
import type { ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

const port = parentPort;
if (!port) throw new Error('This is a worker, not a program');

const receive = serve({
  loadKernel,
  post: (message, transfer) => port.postMessage(message, transfer),
  loadBackend: async (setup) => {
    switch (setup.backend) {
      case 'canvas':
        throw new Error('Node has no canvas');
      case 'sharp': {
        const { createSharpBackend } = await import('../backends/sharp/index.ts');
        return async () => createSharpBackend();
      }
      case 'vips': {
        const { default: factory } = await import('wasm-vips');
        const { createVipsBackend } = await import('../backends/vips/index.ts');
        const { libraries, module, stop } = setup;
        return () => createVipsBackend({ factory, libraries, module, stop });
      }
    }
  },
});
port.on('message', (message: ToWorker) => void receive(message));
