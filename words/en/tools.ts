import type { ToolId } from '#catalogue/tools.ts';
import type { Loss, Progress, Size } from '#engine';
import { formatLimit, largerWords } from '#words/bytes.ts';
import { listed } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

const reducedBy = (percent: number) => `File size reduced by ${percent === 0 ? 'less than 1' : percent}%`;

/** What a copy with the same pixels has of its metadata. */
type KeptDetails = 'all-but-location' | 'credit';

const COPIED: Readonly<Record<KeptDetails | 'none', string>> = {
  none: 'Copy without camera details',
  'all-but-location': 'Copy without the location',
  credit: 'Copy with copyright and credit only',
};

/** Texts that all tools share; wordings of the specification are exact. */
export const toolWords = {
  reducedBy,
  sideAtMost: (label: string, most: number) => `${label} must be at most ${most}`,
  sidePositive: (label: string) => `${label} must be a positive number`,
  leftAsItIs: { title: 'Image left as it is', description: 'You get your original back, every byte of it.' },
  /** @param percent by how much it became smaller, if it did */
  copiedWithoutDetails: (percent?: number, kept?: KeptDetails) => ({
    title: COPIED[kept ?? 'none'],
    description: percent === undefined ? 'No pixel was changed.' : `No pixel was changed. ${reducedBy(percent)}`,
  }),
  steps: 'Steps',
  done: '(done)',
  loading: 'Loading tool...',
  preview: 'Image preview',
  remove: 'Remove',
  download: 'Download',
  noImage: 'No image',
  before: 'Before',
  after: 'After',
  smaller: (percent: number) => (percent > 99 ? 'over 99% smaller' : `${percent}% smaller`),
  /** On a result's card. */
  savings: (percent: number) => `-${percent}% smaller`,
  larger: largerWords,
  sameSize: 'Same size',
  about: (text: string) => `About ${text}`,
  atMost: (bytes: number) => `at most ${formatLimit(bytes)}`,
  beforeYouStart: 'Before you start',
  /** After what a new file would lose. */
  mayStay: 'If that saves too little, the picture stays as it is instead.',
  tryMoreTools: 'Try More Tools',
  comesAlong: 'Opens with your result.',
  result: 'Result',
  dimensions: 'Dimensions',
  format: 'Format',
  frames: 'Frames',
  asItIs: 'Same format',
  moreFormats: 'More formats',
  changed: (from: string, to: string) => `${from} → ${to}`,
  makeSmaller: (size: Size) => `Make it ${formatSize(size)} pixels`,
  insteadAs: (label: string) => `Use ${label} instead`,
  needsSmallerSize: 'Please choose smaller dimensions, or a smaller image.',
  needsSmallerImage: 'Please choose a smaller image.',
  cancel: 'Cancel',
  chooseAgain: 'Choose it again',
  tryAgain: 'Try again',
  startOver: 'Start Over',
  compressAnyway: 'Compress it anyway',
  changeSettings: 'Change settings',
  also: (settings: readonly string[]) => `Also: ${listed(settings)}`,
  removeAlso: 'Remove these settings',
  leaveTitle: 'Leave this page?',
  leave: 'Leave',
  stay: 'Stay',
  unsaved: 'You have not downloaded your new image yet. It would be lost.',
  unsavedFiles: 'You have not downloaded your new images yet. They would be lost.',
  working: 'Your image is still being processed.',
  copy: 'Copy',
  copyAsPng: (frames: number) => (frames > 1 ? 'Copy first frame as PNG' : 'Copy as PNG'),
  copied: (asItIs: boolean, frames: number) => ({
    title: 'Image copied',
    description: asItIs
      ? 'Paste it wherever you need it.'
      : frames > 1
        ? 'Its first frame, as a PNG: the clipboard cannot hold animations.'
        : 'As a PNG, the only format the clipboard accepts. Download it to keep yours.',
  }),
  shareFile: 'Share image',
  notShared: {
    title: 'The image could not be shared',
    description: 'Your browser did not allow it. Download it instead.',
  },
  notCopied: {
    title: 'The image could not be copied',
    description: 'Your browser did not allow it. Download it instead.',
  },
  keepName: 'Keep the original name',
  /** After a download. */
  savedUnder: (name: string) => `Saved as ${name}`,
  another: 'Another picture',
  /** Of a conversion that made the file larger. */
  ready: (label: string) => `Your ${label} is ready`,
  saveAs: 'Save as…',
  saveAgain: (name: string) => `Save to ${name} again`,
  savedAs: (name: string) => ({ title: 'Image saved', description: `${name} now has this result.` }),
  notSaved: { title: 'The image could not be saved', description: 'Choose another place, or download it instead.' },
  pasteKept: {
    title: 'Your new image has not been downloaded yet',
    description: 'Download it or start over, then paste again.',
  },
  share: 'Share',
  linkCopied: { title: 'Link copied', description: 'Share this tool with others' },
  linkNotCopied: {
    title: 'The link could not be copied',
    description: 'Your browser did not allow it. The address bar has the same link.',
  },
} as const;

/**
 * Shown before the run of a file whose picture stays as it is.
 * @param losses what it loses of its metadata
 * @param bytes the target; the least size of a file that is filled up
 */
export function unchangedSentence(why: 'small' | 'fits' | 'filled', losses: readonly Loss[], bytes = 0): string {
  const size = {
    small: 'Already 10 KB or less',
    fits: `Already below ${formatLimit(bytes)}`,
    filled: `Filled up to ${formatLimit(bytes)} with comments`,
  }[why];
  const lost =
    UNCHANGED.find(([loss]) => losses.includes(loss))?.[1] ??
    (why === 'filled' ? 'the picture stays as it is' : 'left as it is');
  return `${size}: ${lost}`;
}

const UNCHANGED: readonly (readonly [Loss, string])[] = [
  ['metadata', 'the picture stays as it is, camera details are removed'],
  ['location', 'the picture stays as it is, the location is removed'],
  ['all-but-credit', 'the picture stays as it is, of its camera details only copyright and credit stay'],
];

/** In the tab's title during a run. */
export const RUNNING: Readonly<Record<ToolId, string>> = {
  resize: 'Resizing…',
  compress: 'Compressing…',
  convert: 'Converting…',
  batch: 'Processing…',
};

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: 'Starting…',
  reading: 'Reading the image…',
  editing: 'Editing the image…',
  encoding: 'Writing the file…',
};
