import type { Binding } from '#engine/formats/format.ts';
import type { FormatId } from '#engine/formats/index.ts';

/** The facts about a format that pages need before the engine is loaded. */
interface ShortFacts {
  id: FormatId;
  label: string;
  mediaType: string;
  /** Without dots. The first is used for writing. */
  extensions: readonly [string, ...string[]];
  /** Whether files can be dropped, and whether they can be written. */
  read: boolean;
  written: boolean;
  /** What a lower quality reduces; absent for a format without quality. */
  quality?: 'detail' | 'colours';
  /** At most 256 colours. */
  palette?: true;
  /** The role of several pictures in one file. */
  binds?: Binding;
}

/** Most formats have the same word in slugs, media types and extensions, and can be dropped. */
function image<Id extends FormatId, Label extends string>(id: Id, label: Label, ...otherEndings: string[]) {
  return { id, label, mediaType: `image/${id}`, extensions: [id, ...otherEndings], read: true } as const;
}

const jpeg = {
  id: 'jpeg',
  label: 'JPG',
  mediaType: 'image/jpeg',
  extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
  read: true,
  written: true,
  quality: 'detail',
} as const;

/**
 * Format words in slugs, on buttons and in addresses. Separate from the facts on pages and from the engine's records,
 * because the upload area and the search field need them earlier. A check keeps them equal.
 */
export const FORMAT_WORDS = {
  jpg: jpeg,
  jpeg: { ...jpeg, label: 'JPEG' },
  png: {
    ...image('png', 'PNG'),
    written: true,
    quality: 'colours',
  },
  webp: {
    ...image('webp', 'WebP'),
    written: true,
    quality: 'detail',
    binds: 'frames',
  },
  gif: {
    ...image('gif', 'GIF'),
    written: true,
    quality: 'colours',
    palette: true,
    binds: 'frames',
  },
  tiff: {
    ...image('tiff', 'TIFF', 'tif'),
    written: true,
  },
  avif: {
    ...image('avif', 'AVIF'),
    written: true,
    quality: 'detail',
  },
  jxl: {
    ...image('jxl', 'JXL'),
    written: true,
    quality: 'detail',
  },
  heic: {
    ...image('heic', 'HEIC', 'heif'),
    written: false,
  },
  ico: { id: 'ico', label: 'ICO', mediaType: 'image/x-icon', extensions: ['ico'], read: true, written: true },
  bmp: { ...image('bmp', 'BMP', 'dib'), written: false },
  svg: { id: 'svg', label: 'SVG', mediaType: 'image/svg+xml', extensions: ['svg'], read: true, written: false },
  pdf: {
    id: 'pdf',
    label: 'PDF',
    mediaType: 'application/pdf',
    extensions: ['pdf'],
    read: false,
    written: true,
    quality: 'detail',
    binds: 'pages',
  },
} as const satisfies Record<string, ShortFacts>;

export type FormatWord = keyof typeof FORMAT_WORDS;
export type WritableWord = {
  [W in FormatWord]: (typeof FORMAT_WORDS)[W]['written'] extends true ? W : never;
}[FormatWord];

/** Every format once, by its main word. */
export const SHORT_FACTS: readonly ShortFacts[] = Object.entries(FORMAT_WORDS)
  .filter(([word]) => word === mainWord(word as FormatWord))
  .map(([, facts]) => facts);

/** The main word of a format: jpg for jpeg. */
export function mainWord(word: FormatWord): FormatWord {
  return word === 'jpeg' ? 'jpg' : word;
}

export function idOf<W extends FormatWord>(word: W): (typeof FORMAT_WORDS)[W]['id'] {
  return FORMAT_WORDS[word].id;
}

export function labelOf(word: FormatWord): string {
  return FORMAT_WORDS[word].label;
}

export function isWritable(word: FormatWord): word is WritableWord {
  return FORMAT_WORDS[word].written;
}

/** Whether it has a quality that compressing can lower, with all colours. */
export function isLossy(word: FormatWord): boolean {
  const { quality, palette }: ShortFacts = FORMAT_WORDS[word];
  return quality !== undefined && !palette;
}

/** Whether several pictures can be the frames of one file. */
export function holdsFrames(word: FormatWord): boolean {
  const { binds }: ShortFacts = FORMAT_WORDS[word];
  return binds === 'frames';
}
