/** What the command ends with, for scripts to rely on; `docs/command.md` prints this table. */
export const EXIT_CODES = {
  done: { code: 0, means: 'everything is done, or was done before' },
  someFailed: { code: 1, means: 'some files failed, each with a line; all others are done' },
  usage: { code: 2, means: 'the command makes no sense as it is written; nothing was touched' },
  nothingFound: { code: 3, means: 'no picture was found in what was named' },
  brokenOff: {
    code: 4,
    means:
      'broken off, since every further file would fail too: a full disk, a folder that cannot be written to, no engine',
  },
  interrupted: {
    code: 130,
    means: 'interrupted by Ctrl-C (SIGINT); no half file is left, and the next run goes on from there',
  },
  terminated: { code: 143, means: 'the same by SIGTERM' },
} as const;

/** Ends the command before anything is touched: one line for whoever typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Ends the command in the middle: what stopped this file would stop every other. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}
