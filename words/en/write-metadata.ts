import { formatCount } from '#words/language.ts';

/** Texts about writing metadata of one's own. */
export const writeMetadataWords = {
  fold: 'Write your own',
  date: 'Date taken',
  ways: { keep: 'Keep', set: 'Set', shift: 'Shift' },
  wayLines: {
    set: 'Every date in the file becomes this one.',
    shift: 'For a camera whose clock was wrong. Every date moves by the same time.',
  },
  newDate: 'New date and time',
  direction: 'Direction of the shift',
  directions: { later: 'Later', earlier: 'Earlier' },
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes' },
  undated: 'This file has no date yet.',
  dateStated: (date: string) => `Now: ${date}`,
  becomes: (before: string, after: string) => `${before} becomes ${after}`,
  dateGoes: 'The date is removed first, so there is nothing to shift. Remove something else or nothing, or set a date.',
  fields: {
    author: 'Author',
    copyright: 'Copyright',
    caption: 'Caption',
    keywords: 'Keywords',
    dpi: 'Resolution',
  },
  keywordsLine: 'Separated by commas. They replace the keywords of the file.',
  asInFile: 'As in the file',
  dpi: {
    unit: 'dpi',
    line: 'Only the number changes, not one pixel.',
    problem: 'Dots per inch must be a whole number between 1 and 65,535',
  },
  fileDates: 'Date the files like the photos',
  fileDatesLine:
    'The files in the ZIP get the date when their photo was taken. A single download gets the current date from your browser.',
  kept: 'Your texts go into the file and nowhere else: they are neither stored nor part of this page’s address.',
  /** Read in the new file. */
  now: 'In the new file',
  written: {
    taken: (date: string) => `Taken ${date}`,
    author: (name: string) => `Author: ${name}`,
    copyright: (text: string) => `Copyright: ${text}`,
    caption: (text: string) => `Caption: ${text}`,
    keywords: (words: string) => `Keywords: ${words}`,
    dpi: (dpi: number) => `${formatCount(dpi)} dpi`,
  },
  writing: 'Writing…',
  left: (count: number) =>
    count === 0
      ? 'Read again: nothing is left but what you wrote.'
      : `Read again: ${formatCount(count)} ${count === 1 ? 'tag' : 'tags'} left besides what you wrote.`,
  pixelsCopied: 'The picture is copied byte by byte, never encoded again. Not one pixel changes.',
  cannotWrite: 'This kind of file cannot hold what you want to write.',
  unchanged: 'Nothing is removed or written: the file stays as it is.',
};
