import { describeError, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, StoredMessage } from '../store/store.ts';

/** Hand a message to the mail server; settles once that took it. */
export type Send = (message: StoredMessage) => Promise<void>;

export interface OutboxDeps {
  store: Pick<Store, 'claimMessage' | 'markSent' | 'postpone'>;
  send: Send;
  log: Log;
  metrics: Pick<Metrics, 'count'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How often to look for messages that are due again, or that another server left, in milliseconds. */
  every?: number;
}

export interface Outbox {
  /** Look for messages now. Settles when none is due any more. */
  wake(): Promise<void>;
  /** Take no more messages; settles when the one being sent is done. */
  stop(): Promise<void>;
}

const MINUTE = 60_000;
/** How long a message belongs to the server that took it. A server that died leaves it to another after that. */
const LEASE = 5 * MINUTE;

/** How long to wait after a failed attempt: a minute, doubled each time, at most six hours. A message is never given up. */
export const waitAfter = (attempt: number): number => Math.min(MINUTE * 2 ** Math.min(attempt - 1, 20), 360 * MINUTE);

/**
 * Forward stored messages one after the other. What waits is in the store alone, so a restart loses nothing, and
 * servers side by side take each message once.
 */
export function startOutbox({ store, send, log, metrics, now = Date.now, every = 30_000 }: OutboxDeps): Outbox {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;

  async function forwardOne(): Promise<boolean> {
    const claim = await store.claimMessage(now(), LEASE);
    if (!claim) return false;
    try {
      await send(claim);
    } catch (error) {
      const wait = waitAfter(claim.attempt);
      metrics.count('contact_messages_postponed_total');
      log('warn', 'mail-postponed', { attempt: claim.attempt, waitSeconds: wait / 1000, ...describeError(error) });
      await store.postpone(claim, now() + wait);
      return true;
    }
    await store.markSent(claim, now());
    metrics.count('contact_messages_sent_total');
    log('info', 'mail-sent', { attempt: claim.attempt });
    return true;
  }

  async function forwardAll(): Promise<void> {
    try {
      do {
        again = false;
        while (!stopped && (await forwardOne()));
      } while (again && !stopped);
    } catch (error) {
      // The store does not answer; the next look may.
      log('error', 'outbox-failed', describeError(error));
    }
  }

  const wake = (): Promise<void> => {
    again = true;
    running ??= forwardAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = setInterval(wake, every);
  void wake();

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
