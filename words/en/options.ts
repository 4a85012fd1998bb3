import type { OptionValues } from '#engine/recipe/index.ts';

export type Kept = NonNullable<OptionValues['metadata']>;
type Profile = NonNullable<OptionValues['profile']>;

/** The texts of 'More options': a name and one line per choice. */
export const moreOptionsWords = {
  summary: 'More options',
  expert: 'Expert',
  watermark: 'a watermark',
  formatAndQuality: 'Format and quality',
  notLoaded: 'These options could not be loaded. Close and open them again.',
  metadata: {
    legend: 'Camera details to keep',
    values: { strip: 'None', copyright: 'Copyright', 'keep-but-location': 'All except location', keep: 'All' },
    lines: {
      strip: 'Removes camera, date, location and other hidden data.',
      copyright: 'Keeps copyright, credit and artist. Everything else goes.',
      'keep-but-location': 'Keeps camera, date and the rest. The location goes.',
      keep: 'Keeps everything, including where the photo was taken.',
    } satisfies Record<Kept, string>,
  },
  profile: {
    legend: 'Colours',
    values: { srgb: 'sRGB', keep: 'Keep profile' },
    lines: {
      srgb: 'Converts to sRGB, which looks right on every screen.',
      keep: 'Keeps the colours as they are, with their profile.',
    } satisfies Record<Profile, string>,
  },
  lossless: { label: 'Lossless', line: 'Keeps every pixel exactly. Photos get much larger.' },
  background: {
    legend: 'Background',
    white: 'White',
    black: 'Black',
    other: 'Other colour',
    line: 'Fills what was transparent.',
  },
  chroma: { label: 'Full colour detail', line: 'Keeps red text and thin coloured lines sharp (4:4:4).' },
  dpi: {
    label: 'Print resolution',
    unit: 'dpi',
    own: 'As in the file',
    line: 'Sets the size in print. The pixels stay the same.',
    problem: 'Dots per inch must be a whole number between 1 and 9600',
  },
  min: {
    label: 'At least',
    unit: 'KB',
    own: 'No least size',
    line: 'For forms that refuse smaller files. Comments fill the file up, and change no pixel.',
    problem: 'The smallest size must be between 1 KB and the target size',
  },
  minSavings: {
    label: 'Save at least',
    unit: '%',
    line: 'You get your original back if it would save less and nothing else changes.',
    problem: 'The saving must be a number between 0 and 99',
  },
  progressive: { label: 'Progressive', line: 'Loads in full size at once and gets sharper.' },
} as const;
