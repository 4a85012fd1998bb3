/** The exit codes, for scripts to rely on; `docs/command.md` prints this table. */
export const EXIT_CODES = {
  done: { code: 0, means: 'all files are done, now or by an earlier run' },
  someFailed: { code: 1, means: 'some files failed, each with a line of its own; all others are done' },
  usage: { code: 2, means: 'the command line is invalid; nothing was touched' },
  nothingFound: { code: 3, means: 'no picture was found' },
  brokenOff: {
    code: 4,
    means:
      'stopped, because every further file would fail too: a full disk, a folder without write permission, no engine',
  },
  interrupted: {
    code: 130,
    means: 'interrupted by Ctrl-C (SIGINT); no partial file is left, and the next run continues from there',
  },
  terminated: { code: 143, means: 'terminated by SIGTERM, otherwise like 130' },
} as const;

/** Ends the command before it touches anything, with one line for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Ends the command early, because every further file would fail too. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}
