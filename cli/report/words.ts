import {
  type ErrorFacts,
  FORMATS,
  type FormatId,
  type ImageError,
  type ImageErrorCode,
  type Loss,
  type Note,
} from '#engine';

/* The engine reports codes; these are the words for a terminal. */

/** @param missing the share of the picture, if it is known */
const missingWords = (missing: number | undefined) =>
  missing === undefined ? 'the end of the file is missing' : `the last ${(missing * 100).toFixed(1)}% is missing`;

const labelOf = (id: FormatId) => FORMATS[id].label;

const ERRORS: Readonly<Record<ImageErrorCode, (facts: ErrorFacts, message: string) => string>> = {
  'no-file': () => 'no file',
  'not-a-file': () => 'not a file',
  unreadable: () => 'damaged, cannot be decoded',
  incomplete: ({ missing }) => `${missingWords(missing)}: --incomplete makes a result of the rest`,
  'file-changed': () => 'the file changed while it was read',
  unsupported: () => 'not an image, or not in a supported format',
  'camera-raw': () => 'a camera’s RAW file: develop it to a JPG or TIFF first',
  'beyond-browser': () => 'this format is not supported here',
  'too-large': ({ tooLarge }, message) =>
    tooLarge?.maxSide
      ? `${tooLarge.width} × ${tooLarge.height} pixels: the format allows at most ${tooLarge.maxSide} per side`
      : message,
  'bad-recipe': (_, message) => `the recipe does not fit this picture: ${message}`,
  'watermark-missing': () => 'the recipe has a watermark: add its file with --watermark',
  'watermark-differs': () => 'the watermark is another file than that of the recipe',
  'watermark-unreadable': () => 'the watermark is damaged, or not an image in a supported format',
  'codec-failed': (_, message) => `the encoder failed: ${message}`,
  'out-of-memory': () => 'not enough memory',
  cancelled: () => 'interrupted',
  'codec-unavailable': () => 'the codec for this format could not be loaded',
  'engine-unavailable': (_, message) => `the engine did not start: ${message}`,
};

export const errorWords = ({ code, facts, message }: ImageError): string => ERRORS[code](facts, message);

const LOSSES: Readonly<Record<Loss, string>> = {
  transparency: 'transparency',
  animation: 'the animation except its first frame',
  pages: 'the pages after the first',
  metadata: 'metadata',
  location: 'the location',
  'all-but-credit': 'metadata except author and copyright',
  'some-metadata': 'metadata that the result cannot hold',
  credentials: 'Content Credentials',
  'other-details': 'comments, previews and data of other programs',
  colours: 'all except 256 colours',
  'half-transparency': 'half transparency',
  'bit-depth': '16 bits per sample',
  'wide-gamut': 'colours outside sRGB',
  hdr: 'the HDR gain map',
  'hdr-light': 'HDR brightness',
  video: 'the video behind the photo',
  attached: 'other data after the picture',
  channels: 'extra channels',
  scripts: 'scripts, HTML and references to other files',
  undrawn: 'text, HTML and CSS that only a browser draws',
  'out-of-range': 'values below black and above white',
};

export const lossWords = (losses: readonly Loss[]): string => losses.map((loss) => LOSSES[loss]).join(', ');

/** The words for a note; undefined if the line contains the fact already. */
export function noteWords(note: Note): string | undefined {
  switch (note.code) {
    case 'left-as-it-is':
      if (note.why === 'saves-too-little') return `left as it is: it would save only ${lessThan(note.saved)}`;
      if (note.why === 'opened-format') return `left as it is: not smaller as ${labelOf(note.insteadOf)}`;
      return {
        small: 'left as it is: already small',
        fits: 'left as it is: already below the target',
        'no-gain': 'left as it is: no result is smaller',
        'looks-different': 'left as it is: a smaller drawing would look different',
        'search-failed': 'left as it is: the search failed',
      }[note.why];
    case 'gzipped':
      return `${note.after} bytes with gzip`;
    case 'format-exchanged':
      return `${labelOf(note.to)} instead of ${labelOf(note.from)}`;
    case 'lossless':
      return 'lossless';
    case 'first-frame':
      return `the first of ${note.of} frames or pages`;
    case 'scaled':
      return `scaled to ${note.percent}% of its sides`;
    case 'quality-cut':
      return `quality ${note.to} instead of ${note.from}`;
    case 'padded':
      return note.least === undefined ? undefined : `filled up with ${note.bytes} bytes of comments`;
    case 'below-least':
      return `${percent(note.below)} below the least size: the format cannot be filled up`;
    case 'above-target':
      return `${percent(note.above)} above the target: no smaller result is possible`;
    case 'score-not-sought':
      return 'fixed quality, because its score cannot be measured';
    case 'below-score':
      return `the best score of this format is ${note.score.toFixed(1)}`;
    case 'larger':
      return 'larger than the original';
    case 'incomplete':
      return missingWords(note.missing);
    // The losses name it.
    case 'metadata-removed':
    case 'target-met':
    case 'nearest':
      return undefined;
  }
}

/** What is less than a share does not read like it. */
const lessThan = (share: number) => `${Math.floor(share * 1000) / 10}%`;
const percent = (share: number) => `${Math.round(share * 100)}%`;
