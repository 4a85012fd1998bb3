import type { Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { pluralOf } from '#words/language.ts';

interface Clauses {
  /** After "1 of 3 pictures", and after "2 of 3 pictures". */
  one: string;
  many: string;
  /** After "Loses", in a picture's own row. */
  what: string;
}

const CLAUSES: Readonly<Record<Loss, Clauses>> = {
  transparency: { one: 'loses transparency', many: 'lose transparency', what: 'transparency' },
  animation: { one: 'keeps only its first frame', many: 'keep only their first frame', what: 'its animation' },
  pages: { one: 'keeps only its first page', many: 'keep only their first page', what: 'all pages but the first' },
  metadata: {
    one: 'loses camera details and hidden data',
    many: 'lose camera details and hidden data',
    what: 'camera details',
  },
  location: {
    one: 'loses the location where it was taken',
    many: 'lose the location where they were taken',
    what: 'its location',
  },
  'all-but-credit': {
    one: 'keeps only copyright and credit of its camera details',
    many: 'keep only copyright and credit of their camera details',
    what: 'camera details but copyright and credit',
  },
  'some-metadata': { one: 'loses some hidden details', many: 'lose some hidden details', what: 'some hidden details' },
  credentials: {
    one: 'loses its Content Credentials',
    many: 'lose their Content Credentials',
    what: 'its Content Credentials',
  },
  'other-details': {
    one: 'loses comments, previews and other programs’ data',
    many: 'lose comments, previews and other programs’ data',
    what: 'comments and other programs’ data',
  },
  colours: {
    one: 'is reduced to 256 colours',
    many: 'are reduced to 256 colours',
    what: 'colours beyond 256',
  },
  'half-transparency': {
    one: 'gets hard edges instead of soft transparent ones',
    many: 'get hard edges instead of soft transparent ones',
    what: 'soft transparent edges',
  },
  'bit-depth': {
    one: 'is reduced to 8-bit colour',
    many: 'are reduced to 8-bit colour',
    what: 'subtle colour steps',
  },
  hdr: {
    one: 'loses its brighter HDR version',
    many: 'lose their brighter HDR version',
    what: 'its HDR version',
  },
  'hdr-light': {
    one: 'is reduced from HDR to ordinary brightness',
    many: 'are reduced from HDR to ordinary brightness',
    what: 'HDR brightness',
  },
  scripts: {
    one: 'loses its scripts and linked files',
    many: 'lose their scripts and linked files',
    what: 'its scripts and linked files',
  },
  video: {
    one: 'loses the video behind it',
    many: 'lose the video behind them',
    what: 'its video',
  },
  attached: {
    one: 'loses extra data such as a depth map',
    many: 'lose extra data such as a depth map',
    what: 'extra data behind it',
  },
  channels: {
    one: 'loses extra channels such as masks',
    many: 'lose extra channels such as masks',
    what: 'extra channels',
  },
  undrawn: {
    one: 'loses text and styles that only a browser draws',
    many: 'lose text and styles that only a browser draws',
    what: 'text and styles that only a browser draws',
  },
  'out-of-range': {
    one: 'loses anything darker than black or brighter than white',
    many: 'lose anything darker than black or brighter than white',
    what: 'anything beyond black and white',
  },
  'wide-gamut': {
    one: 'is converted to sRGB colours',
    many: 'are converted to sRGB colours',
    what: 'colours beyond sRGB',
  },
};

/** Every loss, in the order in which they are listed. */
export const LOSSES = Object.keys(CLAUSES) as Loss[];

function subject(count: number, all: number): string {
  if (all === 1) return 'The picture';
  return count === all ? `All ${all} pictures` : `${count} of ${all} pictures`;
}

export const batchLossWords = {
  /** @param fill the colour behind transparent areas: `#rrggbb`, white where it is absent */
  lost: (loss: Loss, count: number, all: number, fill?: string) => {
    const { one, many } = CLAUSES[loss];
    const tail = loss === 'transparency' ? `: transparent areas become ${fillWords(fill)}` : '';
    return `${subject(count, all)} ${pluralOf(count, one, many)}${tail}.`;
  },
  unwritable: (label: string, count: number, all: number) =>
    `${subject(count, all)} ${pluralOf(count, 'needs', 'need')} another format: this browser cannot write ${label}.`,
  rowLoses: (losses: readonly Loss[]) => `Loses ${losses.map((loss) => CLAUSES[loss].what).join(', ')}`,
} as const;
