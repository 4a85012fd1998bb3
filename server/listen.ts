import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { COMMON_HEADERS } from './headers.ts';
import { describeError, type Log } from './log.ts';

export interface SiteServerOptions {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  log: Log;
  /** Milliseconds that a client may take to send its whole request. */
  requestTimeout?: number;
}

/** The response to a malformed request, by Node's error code. */
const STATUS_OF: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** An HTTP server around a fetch handler, with timeouts for clients. */
export function createSiteServer({ fetch, log, requestTimeout = 15_000 }: SiteServerOptions): Server {
  const handle = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    // An invalid URL or host never reaches the app.
    errorHandler: (error) => {
      log('warn', 'request-refused', { status: 400, ...describeError(error) });
      return new Response('Bad request', { status: 400, headers: COMMON_HEADERS });
    },
  });
  /** Node uses the first of several Host headers, and a proxy in front may use another: such a request is rejected (RFC 9112, 3.2). */
  const handleOneHost: RequestListener = (request, response) => {
    if ((request.headersDistinct.host?.length ?? 0) <= 1) return handle(request, response);
    log('warn', 'request-refused', { status: 400 });
    response.writeHead(400, { ...COMMON_HEADERS, Connection: 'close', 'Content-Length': 0 }).end();
  };
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout / 4),
      // Longer than a proxy keeps idle connections, so that it never writes to one that has just closed.
      keepAliveTimeout: 65_000,
    },
    handleOneHost,
  );
  // An idle connection, such as a download that the client does not read.
  server.setTimeout(120_000);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Once a response has started, nothing may be written into it; Node's own handler checks this too.
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse };
    if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? '400 Bad Request';
    log('warn', 'request-refused', { status: Number(status.slice(0, 3)), code: error.code });
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

/** The port is not available; the message is a sentence that names the setting. */
export class PortError extends Error {
  override name = 'PortError';
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is already in use: stop what uses it, or choose another',
  EACCES: 'may not be used by this user: choose one above 1023',
  EADDRNOTAVAIL: 'cannot be had on the address in HOST, which is not one of this machine',
};

/**
 * Starts a server on a port.
 * @param setting the setting with the port
 * @returns the port, which the system chose if 0 was requested
 * @throws PortError
 */
export async function listen(
  server: Server,
  { setting, port, host }: { setting: string; port: number; host?: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? `cannot be used (${error.code})`;
      reject(new PortError(`Port ${port} ${reason} (the setting ${setting}).`, { cause: error }));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops accepting connections, waits for open requests, and closes the rest after `timeout` milliseconds. */
export async function closeServer(server: Server, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy when the server closed stays open after its response, for the client's next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
