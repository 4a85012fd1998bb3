import {
  type ErrorFacts,
  FORMATS,
  type FormatId,
  type ImageError,
  type ImageErrorCode,
  type Loss,
  type Note,
} from '#engine';

/* The engine reports codes; these are their words for a terminal. */

const labelOf = (id: FormatId) => FORMATS[id].label;

const ERRORS: Readonly<Record<ImageErrorCode, (facts: ErrorFacts, message: string) => string>> = {
  'no-file': () => 'there is no file',
  'not-a-file': () => 'this is no file',
  unreadable: () => 'damaged: it cannot be decoded',
  unsupported: () => 'no picture of a kind that is known',
  'beyond-browser': () => 'this format is not known here',
  'too-large': ({ tooLarge }, message) =>
    tooLarge?.maxSide
      ? `${tooLarge.width} × ${tooLarge.height} pixels: the format holds at most ${tooLarge.maxSide} a side`
      : message,
  'bad-recipe': (_, message) => `the recipe does not fit this picture: ${message}`,
  'codec-failed': (_, message) => `the encoder failed: ${message}`,
  'out-of-memory': () => 'it takes more memory than there is',
  cancelled: () => 'interrupted',
  'codec-unavailable': () => 'a part that this format needs could not be loaded',
  'engine-unavailable': (_, message) => `the engine could not be started: ${message}`,
};

export const errorWords = ({ code, facts, message }: ImageError): string => ERRORS[code](facts, message);

const LOSSES: Readonly<Record<Loss, string>> = {
  transparency: 'transparency',
  animation: 'the animation but for its first frame',
  pages: 'the pages after the first',
  metadata: 'metadata',
  location: 'the place it was taken at',
  'all-but-credit': 'metadata but copyright and credit',
  colours: 'all but 256 colours',
  'half-transparency': 'half transparency',
  'bit-depth': '16 bits a sample',
  'wide-gamut': 'colours outside sRGB',
  hdr: 'the HDR gain map',
  video: 'the video behind the photo',
  attached: 'other data behind the picture',
};

export const lossWords = (losses: readonly Loss[]): string => losses.map((loss) => LOSSES[loss]).join(', ');

/** What is worth a word on a line; undefined for what the line says already. */
export function noteWords(note: Note): string | undefined {
  switch (note.code) {
    case 'left-as-it-is':
      if (note.why === 'saves-too-little') return `left as it is: it would save ${lessThan(note.saved)}`;
      if (note.why === 'opened-format') return `left as it is: larger or hardly smaller as ${labelOf(note.insteadOf)}`;
      return {
        small: 'left as it is: it is small already',
        fits: 'left as it is: it fits already',
        'no-gain': 'left as it is: nothing is smaller',
        'search-failed': 'left as it is: the search failed',
        unreadable: 'left as it is: damaged, it cannot be decoded',
      }[note.why];
    case 'metadata-removed':
      return 'metadata taken out';
    case 'format-exchanged':
      return `${labelOf(note.to)} instead of ${labelOf(note.from)}`;
    case 'first-frame':
      return `the first of ${note.of} frames or pages`;
    case 'scaled':
      return `scaled to ${note.percent}% of its sides`;
    case 'quality-cut':
      return `quality ${note.to} instead of ${note.from}`;
    case 'above-target':
      return `${percent(note.above)} above the target: nothing smaller can be made`;
    case 'score-not-sought':
      return 'a fixed quality, since no score can be sought for it';
    case 'below-score':
      return `a score of ${note.score.toFixed(1)} is the best that the format can do`;
    case 'larger':
      return 'larger than the original';
    case 'padded':
    case 'target-met':
    case 'nearest':
      return undefined;
  }
}

/** What is less than a share does not read like it. */
const lessThan = (share: number) => `${Math.floor(share * 1000) / 10}%`;
const percent = (share: number) => `${Math.round(share * 100)}%`;
