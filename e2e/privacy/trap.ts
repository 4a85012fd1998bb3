import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Replaces the rest of the world: accepts all traffic over TCP and UDP, and keeps its first bytes. */
export interface Trap {
  port: number;
  /** The received traffic as text: the first line of a request, or other data. */
  caught: string[];
  close(): Promise<void>;
}

export async function openTrap(): Promise<Trap> {
  const caught: string[] = [];
  const tcp = createServer((socket) => {
    // Even a connection without data leaks something.
    let seen = caught.push('a connection') - 1;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const text = data.toString('latin1');
      if (seen >= 0) caught[seen] = text.slice(0, 2000);
      seen = -1;
      if (text.startsWith('POST') || text.startsWith('GET'))
        socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as { port: number };
  const udp = createSocket('udp4');
  udp.on('message', (data) => caught.push(`udp, ${data.length} bytes`));
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return {
    port,
    caught,
    close: async () => {
      udp.close();
      await new Promise<void>((resolve) => tcp.close(() => resolve()));
    },
  };
}
