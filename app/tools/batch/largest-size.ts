import { pixelsOf, sideProblem } from '#app/tools/adjust/side-field.ts';
import type { EditOf } from '#engine/recipe/index.ts';
import { formatSize } from '#words/pixels.ts';

/*
 * The largest size of a batch's results, as a single field shows it: `1920 × 1080` for a frame, `1600` for a longest
 * side, empty for no limit.
 */

type Resize = EditOf<'resize'>;

const FRAME = /^\s*(\d+)\s*[x×*]\s*(\d+)\s*$/i;

/** The frame of a resize that keeps proportions and never enlarges; undefined for any other. */
function frameIn(resize: Resize | undefined) {
  if (!resize?.width || !resize.height || resize.enlarge !== false) return undefined;
  if (resize.fit !== undefined && resize.fit !== 'inside') return undefined;
  return { width: resize.width, height: resize.height };
}

/**
 * Whether the field can show a resize. It has no text for a single side, a percentage, or a frame that crops, stretches
 * or enlarges.
 */
export function isLargestSize(resize: Resize | undefined): boolean {
  return resize === undefined || resize.longestEdge !== undefined || frameIn(resize) !== undefined;
}

export function largestText(resize: Resize | undefined): string {
  const frame = frameIn(resize);
  return frame ? formatSize(frame) : String(resize?.longestEdge ?? '');
}

/** The resize after typing: an emptied field removes the limit, and an invalid text changes nothing. */
export function largestTyped(text: string, resize: Resize | undefined): Resize | undefined {
  if (text.trim() === '') return undefined;
  const [, width, height] = (FRAME.exec(text) ?? []).map(pixelsOf);
  if (width && height) return { do: 'resize', width, height, fit: 'inside', enlarge: false };
  const longestEdge = pixelsOf(text);
  return longestEdge ? { do: 'resize', longestEdge, enlarge: false } : resize;
}

/** The error of the text. */
export function largestProblem(label: string, text = ''): string | undefined {
  const sides = FRAME.exec(text)?.slice(1) ?? [text];
  return sides.map((side) => sideProblem(label, side)).find(Boolean);
}
