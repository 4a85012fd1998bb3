import type { Server } from 'node:http';
import { closeServer, listen } from '../../server/listen.ts';

/** A server within the calling process. */
export interface OwnServer {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

/** @param port 0 for any free port */
export async function put(server: Server, port = 0): Promise<OwnServer> {
  const taken = await listen(server, { setting: 'PORT', port, host: '127.0.0.1' });
  return { origin: `http://localhost:${taken}`, port: taken, stop: () => closeServer(server, 0) };
}
