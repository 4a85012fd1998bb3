import type { Because, NoteWords } from '#choose/notes.ts';
import { shownScore } from '#choose/shown-score.ts';
import { formatBytes, formatLimit } from '#words/bytes.ts';
import { capitalised, withArticle } from '#words/language.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';

const BECAUSE: Because = {
  small: () => 'This file is 10 KB or less',
  fits: () => 'This file is already within the size you asked for',
  'opened-format': ({ format }) => `As ${withArticle(format)} it would be larger or hardly smaller`,
  'saves-too-little': ({ saved, least }) => `This would save ${percent(saved)}, less than your ${percent(least)}`,
  'no-gain': () => 'The result would be larger or hardly smaller',
  'looks-different': () => 'A smaller drawing would look different',
  'search-failed': () => 'The size you asked for could not be reached with these settings',
};

const KEPT = {
  left: 'it was left as it is',
  returned: 'you get your original back',
  unchanged: 'no pixel was changed',
};

const NEAREST = {
  steps: ': the next quality that we tried was over it.',
  'best-quality': ', at the best quality there is.',
  'highest-tried': ', at quality 99, the highest we try.',
  thousands: '. It also fits where a KB is 1,000 bytes.',
  'file-size': ': any closer, and it would be larger than your file.',
  tries: '. We found nothing closer.',
};

const LARGER = {
  format: 'because of the format you chose',
  dimensions: 'because you made the picture larger',
  lossless: 'because it keeps every pixel exactly',
  metadata: 'because its camera details could only be removed by saving it again',
  edits: 'because the picture was changed',
  quality: 'because of the quality it was saved at',
  rewritten: 'because it had to be saved in another format',
  least: 'because of the smallest size you asked for',
};

export const between: NoteWords['between'] = ' ';
export const kept: NoteWords['kept'] = (what, reason) =>
  reason ? `${BECAUSE[reason.why](reason)}, so ${KEPT[what]}.` : `${capitalised(KEPT[what])}.`;
export const tryInstead: NoteWords['tryInstead'] = (format) => `Try ${format} instead.`;
export const notBecome: NoteWords['notBecome'] = (format) => `It did not become ${withArticle(format)}.`;
export const gzipped: NoteWords['gzipped'] = (after, before) =>
  `Sent with gzip, it is ${formatBytes(after)} instead of ${formatBytes(before)}.`;
export const removed: NoteWords['removed'] = {
  none: 'Camera details and hidden data were removed.',
  'all-but-location': 'The location where the photo was taken was removed.',
  credit: 'Camera details and the location were removed: copyright and credit stay.',
};
export const exchanged: NoteWords['exchanged'] = {
  'low-quality': (from, to, quality) => `Below quality ${quality} ${withArticle(from)} is saved as ${withArticle(to)}.`,
  'no-gain': (from, to) =>
    `As ${withArticle(from)} it would be larger or hardly smaller, so it was saved as ${withArticle(to)}.`,
  target: (from, to) =>
    `As ${withArticle(from)} it came nowhere near the size you asked for, so it was saved as ${withArticle(to)}.`,
};
export const lossless: NoteWords['lossless'] = (format) =>
  `No quality was lost: the ${format} was not compressed again.`;
export const firstFrame: NoteWords['firstFrame'] = (of) => `Only the first of its ${of} pictures is in the result.`;
export const scaled: NoteWords['scaled'] = (to, from) =>
  `It was also scaled, from ${formatSize(from)} to ${formatSize(to)}.`;
export const padded: NoteWords['padded'] = (bytes, least) =>
  least === undefined
    ? `${formatBytes(bytes)} of comments were added to bring it closer to the size. They change no pixel.`
    : `${formatBytes(bytes)} of comments fill it up to ${formatLimit(least)}. They change no pixel.`;
export const belowLeast: NoteWords['belowLeast'] = (bytes, format) =>
  `It is ${formatBytes(bytes)} below the smallest size you asked for: ${withArticle(format)} cannot be filled up. Try a JPG or a PNG.`;
export const nearest: NoteWords['nearest'] = (below, why) =>
  `It is ${percent(below)} below the size you asked for${NEAREST[why]}`;
export const aboveTarget: NoteWords['aboveTarget'] =
  'These settings cannot reach the size you asked for. This is the smallest file we found. Try smaller dimensions or another format.';
export const notSought: NoteWords['notSought'] = {
  exact: 'This format keeps every pixel exactly, so there was no quality to choose.',
  format: 'The quality cannot be chosen automatically for this format, so a standard one was used.',
  animation: 'Animations cannot be scored frame by frame, so a standard quality was used.',
  browser: 'This browser cannot score pictures, so a standard quality was used.',
};
export const belowScore: NoteWords['belowScore'] = (score) =>
  `This is the best this format can do: a score of ${shownScore(score)}.`;
export const larger: NoteWords['larger'] = (why) => `It is larger than your file ${LARGER[why]}.`;
export const incomplete: NoteWords['incomplete'] = (missing) =>
  missing === undefined
    ? 'The end of the file is missing, so a part of the picture may be too.'
    : `The last ${missingPercent(missing)} of the picture is missing.`;
export const paletteQuality: NoteWords['paletteQuality'] = (used, requested) =>
  `Saved at quality ${used}. At ${requested} it would have too few colours or be no smaller.`;
export const quality: NoteWords['quality'] = (used, requested, least) =>
  `Saved at quality ${used}. At ${requested} it would ${least > 0 ? `save less than ${least}%` : 'be larger than your file'}.`;
