import type { EditOf } from '#engine/recipe/index.ts';
import { largerWords } from '#words/bytes.ts';
import { capitalised, withArticle } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Kilobytes as in the toast. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** The compressor's texts; wordings of the specification are exact. */
export const compressWords = {
  compress: 'Compress',
  run: 'Compress image',
  again: 'Compress Another Image',
  failed: 'Error compressing image',
  targetHint: 'An upper limit. Leave it empty to use quality.',
  longestHint: 'Optional: another limit for the longest side. A smaller image stays as it is.',
  setByTarget: 'By size',
  suggested: (quality: number) => `Suggested after the last run: ${quality}%`,
  useSuggested: 'Use it',
  /** @param pixels the size in pixels; empty if it stays */
  withinBudget: (size: string, quality: number, pixels: string) =>
    `Smaller: ${size} at quality ${quality}${pixels && ` and ${pixels}`}.`,
  compressedAlready: 'Compressed already. Compress again?',
  becomes: (own: string, written: string) => `Your ${own} becomes ${withArticle(written)}.`,
  keepFormat: (own: string) => `Keep ${own}`,
  keptFormat: (kept: string, opened: string, lost: 'transparency' | 'animation') =>
    `It stays ${withArticle(kept)}, because ${withArticle(opened)} ${lost === 'animation' ? 'cannot be animated' : 'has no transparency'}.`,
  staysDrawing: (label: string) =>
    `It stays ${withArticle(label)} and looks the same. Comments, editor data and unused parts are removed.`,
  mayGrow: (label: string) => `${capitalised(withArticle(label))} of this image may be larger than your file.`,
  /** @param least a share of the file's bytes */
  alreadySmall: (least: number) =>
    `Already small: it will probably save ${least > 0 ? `less than ${Math.round(least * 1000) / 10}%` : 'nothing'}. If so, the picture stays as it is.`,
  noPadding: 'Leave the comments out',
  pads: 'Fill the file up with comments',
  withoutPadding: (size: string) => `Without padding: ${size}`,
  /** A file of at most half the size. */
  smallerAs: (label: string, size: string) =>
    `As ${withArticle(label)} it takes ${size}, without a visible difference.`,
  done: (bytes: number, target: number) => ({
    title: 'Target size compression complete',
    // A result above the target must not read like one that meets it.
    description: `Compressed to ${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)} KB (target: ${kilobytes(target)} KB)`,
  }),
  sameSize: {
    title: 'Image saved, but not smaller',
    description: 'The result has the same size. Try another format or a lower quality.',
  },
  larger: (percent: number) => ({
    title: 'Image saved, but not smaller',
    description: `The result is ${percent === 0 ? 'less than 1% larger' : largerWords(percent)}. Try another format or a lower quality.`,
  }),
  smaller: (description: string) => ({ title: 'Image compressed successfully', description }),
} as const;

/** The label of the box for a smaller picture. A frame that crops or stretches is not called "fit". */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `Resize to ${percent}%`;
  if (longestEdge !== undefined) return `Resize the longest edge to ${longestEdge} pixels`;
  if (height === undefined) return `Resize to ${width} pixels wide`;
  if (width === undefined) return `Resize to ${height} pixels high`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Resize and crop to ${size}`;
  return fit === 'fill' ? `Stretch to ${size}` : `Resize to fit ${size}`;
}
