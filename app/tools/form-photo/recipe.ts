import { type Crop, cropEdit } from '#app/tools/adjust/crop.ts';
import { type Orientation, orientationEdits, orientedSize } from '#app/tools/adjust/orientation.ts';
import type { Edit, Output, Recipe, Size } from '#engine';
import { type Rules, sizeOf } from './rules.ts';
import { type FormSettings, inkPaintOf, isGreyOf } from './settings.ts';

/** Where the photo lies in the frame. */
export interface Placing {
  orientation: Orientation;
  /** Of a turn after that, clockwise if positive. */
  degrees: number;
  /** The part of the turned picture's canvas within the frame. */
  crop: Crop;
}

/** Without an upper limit, a file that has a lower one may take twice as much. */
const ABOVE_LEAST = 2;
/** Of a file without a limit. */
const QUALITY = 92;

/** Whether pixels of the part in the frame are worked on before the recipe: it is turned by degrees, loses its colours, or its ink is found. */
export const isPrepared = (settings: FormSettings, { degrees }: Pick<Placing, 'degrees'>): boolean =>
  degrees !== 0 || isGreyOf(settings) || inkPaintOf(settings) !== undefined;

/** A recipe for the file that a form asks for: of a picture, or of the part in its frame if that is prepared. */
export function recipeOf(settings: FormSettings, rules: Rules, placing: Placing, picture: Size): Recipe {
  const { format, dpi, bytes } = rules;
  return { edits: editsOf(settings, placing, picture), output: outputOf({ format, ...(dpi && { dpi }) }, bytes) };
}

function editsOf(settings: FormSettings, placing: Placing, picture: Size): Edit[] {
  const size = sizeOf(settings);
  const paint = inkPaintOf(settings);
  if (paint) {
    const fill = paint.transparent ? 'transparent' : '#ffffff';
    return [
      { do: 'resize', ...size, fit: 'inside' },
      { do: 'pad', ...size, fill },
    ];
  }
  const { orientation, crop } = placing;
  const hasPart = isPrepared(settings, placing);
  const turned = hasPart ? [] : orientationEdits(orientation);
  if (settings.fit === 'whole') return [...turned, { do: 'resize', ...size, fit: 'inside' }, { do: 'pad', ...size }];
  const part = hasPart ? [] : [cropEdit(crop, orientedSize(picture, orientation))];
  return [...turned, ...part, { do: 'resize', ...size, fit: 'fill' }];
}

function outputOf(shared: Pick<Output, 'format'>, { least, most }: Rules['bytes']): Output {
  const target = most ?? (least && least * ABOVE_LEAST);
  if (!target) return { ...shared, aim: 'encode', quality: QUALITY };
  return { ...shared, aim: 'size', bytes: target, ...(least && { min: least }), padding: false };
}

/** The same file at a lower quality, which keeps all pixels that a small target would cost. */
export function atQuality({ edits, output }: Recipe, quality: number): Recipe {
  const { format, dpi } = output;
  return { edits, output: { format, ...(dpi && { dpi }), aim: 'encode', quality } };
}
