import type { EditOf } from '#engine/recipe/index.ts';
import { pixelsOf } from './side-field.ts';

type Resize = EditOf<'resize'>;

/**
 * The resize after typing a longest side: a valid one never enlarges, an emptied field restores the page's own resize,
 * and invalid input changes nothing.
 */
export function longestTyped(text: string, resize: Resize | undefined, opens: Resize | undefined): Resize | undefined {
  if (text.trim() === '') return opens;
  const longestEdge = pixelsOf(text);
  return longestEdge === undefined ? resize : { do: 'resize', longestEdge, enlarge: false };
}

/** The field's text: empty for any other kind of resize. */
export function longestText(resize: Resize | undefined): string {
  return String(resize?.longestEdge ?? '');
}
