import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { COMMON_HEADERS } from './headers.ts';
import { describeError, type Log } from './log.ts';

export interface ListenOptions {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>;
  port: number;
  host?: string;
  log: Log;
  /** How long a client may take to send its request, in milliseconds. */
  requestTimeout?: number;
}

/** What is answered to a request that never became one, by the code that Node gives it. */
const STATUS_OF: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Put a fetch handler on a port, with limits on how long a client may take.
 * @returns the server and its port, once it accepts connections
 * @throws the error of listening, such as EADDRINUSE
 */
export async function listen(options: ListenOptions): Promise<{ server: Server; port: number }> {
  const { fetch, log, requestTimeout = 15_000 } = options;
  const handle = getRequestListener(fetch, {
    // An address or host that cannot be read never reaches the app.
    errorHandler: (error) => {
      log('warn', 'request-refused', { status: 400, ...describeError(error) });
      return new Response('Bad request', { status: 400, headers: COMMON_HEADERS });
    },
  });
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout / 4),
      // Longer than a proxy keeps its idle connections, so that it never writes into one that just closed.
      keepAliveTimeout: 65_000,
    },
    handle,
  );
  // A connection on which nothing moves, such as a download that nobody reads.
  server.setTimeout(120_000);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = STATUS_OF[error.code ?? ''] ?? '400 Bad Request';
    log('warn', 'request-refused', { status: Number(status.slice(0, 3)), code: error.code });
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Stop accepting, let what runs finish, and cut what has not after `patience` milliseconds. */
export async function closeServer(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(cut);
}
