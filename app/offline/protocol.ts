import { PREFIX } from '#words/paths.ts';

/**
 * The messages between the page and the site's service worker. Both sides compile this file, so it must not use the
 * window.
 */

/**
 * The path of the service worker, and the addresses that it answers. Each language has its own, with its own files, and
 * the English one answers everything else.
 */
export const WORKER_PATH = `/sw${PREFIX.replace('/', '-')}.js`;
export const WORKER_SCOPE = PREFIX || '/';

/**
 * The target of files that the system shares with the installed site. The language's service worker answers it, never a
 * server.
 */
export const SHARE_PATH = `${PREFIX}/receive`;

/** The form field that contains the files. */
export const SHARE_FIELD = 'images';

/** The cache in which shared files wait for their page, and the header with each file's name. */
export const RECEIVED_CACHE = 'received';
export const NAME_HEADER = 'X-File-Name';

/** The fragment of a page for which shared files wait. No tool reads it, and no server receives it. */
export const RECEIVED_HASH = '#received';

/** Messages from the page. The worker answers each except 'hold' on its own port with one or more `Answer` messages. */
export type Question = {
  /** The script that identifies the page's build. */ manifest: string;
} /** A page has opened at this path; `fill` unless its visitor saves data. */ & (
  | { ask: 'hello'; path: string; fill: boolean }
  /** The page now shows another path. */
  | { ask: 'visit'; path: string }
  /** The visitor waits for a job: fetch nothing for later visits until the page sends a message on the port. */
  | { ask: 'hold' }
  /** Store the whole site. */
  | { ask: 'keep-everything' }
);

export interface Answer {
  /** The page is of an earlier build than the worker. */
  outdated: boolean;
  /** The progress of storing. */
  progress: 'under-way' | 'done' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Whether the visitor has chosen to store the whole site. */
  everything: boolean;
}
