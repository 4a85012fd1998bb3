import { type Crop, cropEdit } from '#app/tools/adjust/crop.ts';
import { type Orientation, orientationEdits, orientedSize } from '#app/tools/adjust/orientation.ts';
import type { Edit, Output, Recipe, Size } from '#engine';
import { type Rules, sizeOf } from './rules.ts';
import { type FormSettings, inkPaintOf } from './settings.ts';

/** Where the photo lies in the frame. */
export interface Placing {
  orientation: Orientation;
  /** The part of the turned picture within the frame. */
  crop: Crop;
}

/** Without an upper limit, a file that has a lower one may take twice as much. */
const ABOVE_LEAST = 2;
/** Of a file without a limit. */
const QUALITY = 92;

/** A recipe for the file that a form asks for: of a picture, or of the ink that was found in its frame. */
export function recipeOf(settings: FormSettings, rules: Rules, placing: Placing, picture: Size): Recipe {
  const { format, dpi, bytes } = rules;
  return { edits: editsOf(settings, placing, picture), output: outputOf({ format, ...(dpi && { dpi }) }, bytes) };
}

function editsOf(settings: FormSettings, { orientation, crop }: Placing, picture: Size): Edit[] {
  const size = sizeOf(settings);
  const paint = inkPaintOf(settings);
  if (paint) {
    const fill = paint.transparent ? 'transparent' : '#ffffff';
    return [
      { do: 'resize', ...size, fit: 'inside' },
      { do: 'pad', ...size, fill },
    ];
  }
  const turned = orientationEdits(orientation);
  if (settings.fit === 'whole') return [...turned, { do: 'resize', ...size, fit: 'inside' }, { do: 'pad', ...size }];
  const part = cropEdit(crop, orientedSize(picture, orientation));
  return [...turned, part, { do: 'resize', ...size, fit: 'fill' }];
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
