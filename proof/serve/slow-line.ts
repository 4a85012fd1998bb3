// A proxy on a line that is slow in time and bandwidth, for measuring what its visitors wait for.
import { type AddressInfo, createServer, connect as open, type Socket } from 'node:net';

/** Bytes of a connection before it is another's turn: a TCP segment on Ethernet. */
const SEGMENT = 1460;

interface Line {
  readonly port: number;
  /** All that the line has carried, in both directions. */
  bytes(): number;
  close(): void;
}

/** What one side of a connection has sent and the line has not yet carried. */
interface Flow {
  readonly to: Socket;
  readonly waiting: Buffer[];
  hasEnded: boolean;
}

/**
 * Starts a proxy to a port of this machine. Its connections take turns by segments, as on a router that queues fairly. A new one takes a
 * round trip before it carries anything; TCP's slow start is left out.
 */
export function slowLine(
  port: number,
  { bytesPerMs, roundTripMs }: { bytesPerMs: number; roundTripMs: number },
): Promise<Line> {
  let bytes = 0;
  /** Flows with something to carry, the next in turn first. */
  const turns: Flow[] = [];
  /** Segments that are under way, the next to arrive first. */
  const underWay: { at: number; flow: Flow; segment: Buffer | undefined }[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const carry = () => {
    timer = undefined;
    const now = performance.now();
    while (turns.length > 0 && freeAt <= now) {
      const flow = turns.shift() as Flow;
      if (flow.to.destroyed) continue;
      const segment = flow.waiting.shift();
      bytes += segment?.length ?? 0;
      freeAt += (segment?.length ?? 0) / bytesPerMs;
      underWay.push({ at: freeAt + roundTripMs / 2, flow, segment });
      if (flow.waiting.length > 0 || (segment && flow.hasEnded)) turns.push(flow);
    }
    for (let next = underWay[0]; next && next.at <= now; next = underWay[0]) {
      underWay.shift();
      if (next.flow.to.destroyed) continue;
      if (next.segment) next.flow.to.write(next.segment);
      else next.flow.to.end();
    }
    if (turns.length > 0 || underWay.length > 0) timer = setTimeout(carry, 1);
  };
  const wake = (flow: Flow) => {
    // While nothing waits, the line is idle.
    if (turns.length === 0) freeAt = Math.max(freeAt, performance.now());
    if (!turns.includes(flow)) turns.push(flow);
    if (!timer) carry();
  };
  const join = (from: Socket, to: Socket) => {
    const flow: Flow = { to, waiting: [], hasEnded: false };
    from.on('data', (chunk) => {
      for (let at = 0; at < chunk.length; at += SEGMENT) flow.waiting.push(chunk.subarray(at, at + SEGMENT));
      wake(flow);
    });
    from.on('end', () => {
      flow.hasEnded = true;
      wake(flow);
    });
    from.on('error', () => to.destroy());
  };

  const server = createServer((near) => {
    const far = open(port, '127.0.0.1');
    near.pause();
    setTimeout(() => near.resume(), roundTripMs);
    join(near, far);
    join(far, near);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        bytes: () => bytes,
        close: () => server.close(),
      }),
    ),
  );
}
