import { dayOf } from './api/popular.ts';
import { describeError, type Log } from './log.ts';
import type { Store } from './store/store.ts';

const DAY = 86_400_000;
/** Days that a forwarded message is kept; by then it is in the mailbox. */
export const KEEP_SENT_DAYS = 30;
/** Days that search counts are kept. */
export const KEEP_COUNTS_DAYS = 400;

/** Removes expired data, now and once a day. @returns a function that stops it */
export function startTidying(store: Pick<Store, 'forget'>, log: Log, now: () => number = Date.now): () => void {
  const tidy = () =>
    store
      .forget(now() - KEEP_SENT_DAYS * DAY, dayOf(now() - KEEP_COUNTS_DAYS * DAY))
      .catch((error) => log('error', 'tidy-failed', describeError(error)));
  void tidy();
  const timer = setInterval(tidy, DAY);
  return () => clearInterval(timer);
}
