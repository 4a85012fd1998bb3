import { parentPort } from 'node:worker_threads';
import { type Rgb, ssimulacra2 } from './ssimulacra2.ts';

// The scorer logs every buffer that it allocates.
console.log = () => {};

parentPort?.on('message', ({ original, distorted }: { original: Rgb; distorted: Rgb }) => {
  parentPort?.postMessage(ssimulacra2(original, distorted));
});
