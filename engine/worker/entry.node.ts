import { parentPort } from 'node:worker_threads';
import type { ToWorker } from './protocol.ts';
import { serveInNode } from './serve.node.ts';

const port = parentPort;
if (!port) throw new Error('This is a worker, not a program');

// The standard output is the program's own, which may write a report or a picture there: libheif says there what is wrong.
process.stdout.write = () => true;

const receive = serveInNode((message, transfer) => port.postMessage(message, transfer));
port.on('message', (message: ToWorker) => void receive(message));
