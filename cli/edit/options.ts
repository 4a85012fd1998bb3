import { REMOVABLE_GROUPS, REMOVALS } from '#engine/inspect/index.ts';
import type { OptionGroup } from '../options.ts';

export const REMOVE_WORDS: readonly string[] = [...new Set([...REMOVALS, ...REMOVABLE_GROUPS])];

/** The flags of `picwright edit`, for its help, the docs and the completion. */
export const EDIT_GROUPS: readonly OptionGroup[] = [
  {
    title: 'What is written',
    rows: [
      { flags: '--author <text>', means: 'name of the author, in EXIF, XMP and IPTC' },
      { flags: '--copyright <text>', means: 'copyright notice' },
      { flags: '--caption <text>', means: 'description of the picture' },
      { flags: '--keywords <list>', means: "keywords separated by commas, in place of the file's own" },
      {
        flags: '--date <date>',
        means: 'date when the photo was taken, such as 2024-05-01T12:00:00; every date of the file is set',
      },
      { flags: '--shift-date <time>', means: 'move every date of the file: +1h, -2d3h30m, 90s' },
      { flags: '--dpi <number>', means: 'dots per inch; only the number changes, no pixel' },
    ],
  },
  {
    title: 'What is removed first',
    rows: [
      {
        flags: '--remove <what>',
        means: `${REMOVALS.join(', ')}; or groups separated by commas, of ${REMOVABLE_GROUPS.join(', ')}`,
      },
    ],
  },
  {
    title: 'Where results go',
    rows: [
      { flags: '-o, --out <folder>', means: 'folder for the results, with the structure of the input' },
      { flags: '--in-place', means: 'replace the file' },
      { flags: '--backup', means: 'with --in-place: keep each replaced file, as photo.jpg.orig' },
      {
        flags: '--date-from-photo',
        means:
          "set the result's modification time to the date when the photo was taken, in this machine's time zone; otherwise it is the file's",
      },
      { flags: '-r, --recursive', means: 'include subfolders' },
      { flags: '--json', means: 'report each file as a line of JSON' },
    ],
  },
];
