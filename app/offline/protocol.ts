/** What the page and the site's service worker say to each other. Both sides compile it: nothing of a window in here. */

/** Where the service worker is served; its scope is the whole site. */
export const WORKER_PATH = '/sw.js';

/** Where the system sends files that are shared with the installed site. Answered by the service worker, never by a server. */
export const SHARE_PATH = '/receive';

/** The field of that form which holds the files. */
export const SHARE_FIELD = 'images';

/** The cache in which shared files wait for the page that takes them, and the name under which each was shared. */
export const RECEIVED_CACHE = 'received';
export const NAME_HEADER = 'X-File-Name';

/** The fragment of a page that shared files wait for: no tool reads it, and no server sees it. */
export const RECEIVED_HASH = '#received';

/** From the page. Each but 'hold' is answered on its own port with one or more of `Answer`. */
export type Question = {
  /** The script that tells the page's build from others. */ manifest: string;
} /** A page has opened at this path; `fill` unless its visitor saves data. */ & (
  | { ask: 'hello'; path: string; fill: boolean }
  /** The page shows another path now. */
  | { ask: 'visit'; path: string }
  /** The visitor waits for a job: fetch nothing more for later visits until the page sends a message on the port. */
  | { ask: 'hold' }
  /** Keep the whole site. */
  | { ask: 'keep-everything' }
);

export interface Answer {
  /** The page is of an earlier build than the worker. */
  outdated: boolean;
  /** How much of what was asked for is kept. */
  progress: 'under-way' | 'done' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Whether the visitor has chosen to keep the whole site. */
  everything: boolean;
}
