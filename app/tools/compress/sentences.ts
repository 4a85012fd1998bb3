import { formatSize } from '#app/components/pixels.ts';
import type { EditOf } from '#engine/recipe/index.ts';

/** Kilobytes as the toast tells them. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

const reducedBy = (percent: number) => `File size reduced by ${percent === 0 ? 'less than 1' : percent}%`;

/** What the compressor says; wordings of the specification are exact. */
export const SENTENCES = {
  compress: 'Compress',
  run: 'Compress image',
  again: 'Compress Another Image',
  failed: 'Error compressing image',
  targetHint: 'The largest the file can be. Leave it empty to use the quality instead.',
  longestHint: 'Optional: another limit for the longest side. A smaller image stays as it is.',
  suggested: (quality: number) => `Suggested after the last run: ${quality}%`,
  useSuggested: 'Use it',
  compressedAlready: 'Compressed already. Compress again?',
  keptFormat: (label: string, why: 'transparency' | 'animation') =>
    why === 'animation'
      ? `It stays a ${label}, because a JPG cannot be animated.`
      : `It stays a ${label}, because a JPG has no transparency.`,
  mayGrow: (label: string) => `A ${label} of this image may be larger than your file.`,
  noPadding: 'Leave the comments out',
  left: {
    title: 'Image left as it is',
    description: 'You get your original back, every byte of it.',
  },
  stripped: (percent: number) => ({
    title: 'Copy without camera details',
    description: `No pixel was changed. ${reducedBy(percent)}`,
  }),
  done: (bytes: number, target: number) => ({
    title: 'Target size compression complete',
    // A result above the target never reads like one that meets it.
    description: `Compressed to ${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)} KB (target: ${kilobytes(target)} KB)`,
  }),
  notSmaller: (gain: string) => ({
    title: 'Image saved, but not smaller',
    description: `The result is ${gain}. Try another format or a lower quality.`,
  }),
  smaller: (percent: number) => ({
    title: 'Image compressed successfully',
    description: `${reducedBy(percent)}`,
  }),
} as const;

/** What the box for a smaller picture is labelled: a frame that cuts or stretches is not one to fit. */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `Resize to ${percent}%`;
  if (longestEdge !== undefined) return `Resize the longest edge to ${longestEdge} pixels`;
  if (height === undefined) return `Resize to ${width} pixels wide`;
  if (width === undefined) return `Resize to ${height} pixels high`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Resize and crop to ${size}`;
  return fit === 'fill' ? `Stretch to ${size}` : `Resize to fit ${size}`;
}
