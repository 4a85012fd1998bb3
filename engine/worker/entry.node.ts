import { parentPort } from 'node:worker_threads';
import { received, type ToThread } from './posted-job.node.ts';
import { serveInNode } from './serve.node.ts';

const port = parentPort;
if (!port) throw new Error('This is a worker, not a program');

// Standard output belongs to the program, which may write a report or a picture to it. libheif would print its errors there.
process.stdout.write = () => true;

const receive = serveInNode((message, transfer) => port.postMessage(message, transfer));
port.on('message', (message: ToThread) => {
  void receive(message.type === 'job' ? { type: 'job', job: received(message) } : message);
});
