import type { EditOf } from '#engine/recipe/index.ts';
import { pixelsOf } from './side-field.ts';

type Resize = EditOf<'resize'>;

/**
 * What typing a longest side makes of a resize: a good one never enlarges, an emptied field is what the page opens with,
 * anything else changes nothing.
 */
export function longestTyped(text: string, resize: Resize | undefined, opens: Resize | undefined): Resize | undefined {
  if (text.trim() === '') return opens;
  const longestEdge = pixelsOf(text);
  return longestEdge === undefined ? resize : { do: 'resize', longestEdge, enlarge: false };
}

/** As the field shows it: empty for any other kind of resize. */
export function longestText(resize: Resize | undefined): string {
  return String(resize?.longestEdge ?? '');
}
