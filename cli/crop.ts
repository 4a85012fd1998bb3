import { type EditOf, layOut, POSITION_NAMES, type Position, type Probe, placedBox, type Recipe } from '#engine';

/*
 * A recipe crops a rectangle by its left and top. A command line applies to pictures of many sizes, so it may contain a
 * size or a ratio and a position, from which each picture's rectangle follows.
 */

/** mogrify's -gravity has other names for the positions. */
const GRAVITIES: Readonly<Record<Position, string>> = {
  center: 'center',
  top: 'north',
  bottom: 'south',
  left: 'west',
  right: 'east',
  'top-left': 'northwest',
  'top-right': 'northeast',
  'bottom-left': 'southwest',
  'bottom-right': 'southeast',
};

export function positionOf(text: string): Position | undefined {
  const word = text.toLowerCase();
  return POSITION_NAMES.find((name) => name === word || GRAVITIES[name] === word);
}

/** A rectangle whose position depends on the picture. */
export interface PlacedCrop {
  position: Position;
  /** Width and height are a ratio: the rectangle is as large as the picture allows. */
  isRatio: boolean;
}

export const CROP_VALUES = '800x600, 16:9, 800x600+10+20, left,top,width,height';

/**
 * Parses the text of a crop as in a recipe, and whether it still needs a position.
 * @returns undefined for an invalid text
 */
export function cropOf(text: string): { text: string; isPlaced: boolean; isRatio: boolean } | undefined {
  const [, width, height, left, top] = /^(\d+)x(\d+)(?:\+(\d+)\+(\d+))?$/.exec(text.toLowerCase()) ?? [];
  if (left !== undefined) return { text: `${left},${top},${width},${height}`, isPlaced: false, isRatio: false };
  if (width !== undefined) return { text: `0,0,${width},${height}`, isPlaced: true, isRatio: false };
  const [, across, down] = /^([1-9]\d{0,4}):([1-9]\d{0,4})$/.exec(text) ?? [];
  if (across !== undefined) return { text: `0,0,${across},${down}`, isPlaced: true, isRatio: true };
  return /^\d+(,\d+){3}$/.test(text) ? { text, isPlaced: false, isRatio: false } : undefined;
}

/**
 * A size that is filled at a position, as in sharp-cli: a crop to its aspect ratio before the resize.
 * @returns undefined if no size is filled, or if there is a crop already
 */
export function croppedToFill({ edits, output }: Recipe): Recipe | undefined {
  const at = edits.findIndex((edit) => edit.do === 'resize' && edit.fit === 'cover');
  const resize = edits[at];
  if (resize?.do !== 'resize' || edits.some((edit) => edit.do === 'crop')) return undefined;
  const { width, height } = resize;
  if (!width || !height) return undefined;
  return { edits: edits.toSpliced(at, 0, { do: 'crop', left: 0, top: 0, width, height }), output };
}

function rectangle(
  crop: EditOf<'crop'>,
  { position, isRatio }: PlacedCrop,
  picture: { width: number; height: number },
): EditOf<'crop'> {
  const scale = isRatio ? Math.min(picture.width / crop.width, picture.height / crop.height) : 1;
  const width = Math.max(1, Math.round(crop.width * scale));
  const height = Math.max(1, Math.round(crop.height * scale));
  return { do: 'crop', ...placedBox(picture, { width, height }, position, 0) };
}

/**
 * The recipe for this picture, with its crop at the position.
 * @throws {ImageError} `bad-recipe` if an earlier edit does not fit the picture
 */
function placeCrop({ edits, output }: Recipe, placed: PlacedCrop, probe: Probe): Recipe {
  const at = edits.findIndex((edit) => edit.do === 'crop');
  const crop = edits[at];
  if (crop?.do !== 'crop') return { edits, output };
  const { size } = layOut(probe, edits.slice(0, at));
  return { edits: edits.with(at, rectangle(crop, placed, size)), output };
}

/**
 * A picture's own recipe, from the settings for all.
 * @throws {ImageError} like `placeCrop`
 */
export const recipeFor = (probe: Probe, { recipe, crop }: { recipe: Recipe; crop?: PlacedCrop | undefined }): Recipe =>
  crop ? placeCrop(recipe, crop, probe) : recipe;
