import { describeError, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, StoredMessage } from '../store/store.ts';

/** Sends a message to the mail server; resolves once the server has accepted it. */
export type Send = (message: StoredMessage) => Promise<void>;

export interface OutboxDeps {
  store: Pick<Store, 'claimMessage' | 'markSent' | 'postpone'>;
  send: Send;
  log: Log;
  metrics: Pick<Metrics, 'count'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds between checks for messages that are due again, or that another server abandoned. */
  every?: number;
}

export interface Outbox {
  /** Checks for messages now. Resolves when none is due any more. */
  wake(): Promise<void>;
  /** Claims no more messages; resolves when the current one is sent. */
  stop(): Promise<void>;
}

const MINUTE = 60_000;
/** How long a message belongs to the server that claimed it. After that another server may claim it. */
const LEASE = 5 * MINUTE;

/** The delay after a failed attempt: a minute, doubled each time, at most six hours. The outbox never gives up. */
export const waitAfter = (attempt: number): number => Math.min(MINUTE * 2 ** Math.min(attempt - 1, 20), 360 * MINUTE);

/**
 * Forwards stored messages one after the other. The queue is in the store only, so a restart loses nothing, and several
 * servers claim each message once.
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
      // The store is not available; the next check may succeed.
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
