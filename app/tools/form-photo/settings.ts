import type { FormUnit } from '#catalogue/forms/form.ts';
import { INK_COLOURS, type InkPaint } from './ink/painted.ts';

/** How a picture of another shape fills the frame: its edges are cut off, or all of it is visible between white edges. */
export const FITS = ['cut', 'whole'] as const;
export type Fit = (typeof FITS)[number];

/** The formats that forms ask for. */
export const FORM_FORMATS = ['jpeg', 'png'] as const;

/** What a handwritten picture becomes: ink of a colour on white, or what the camera saw. */
export const INKS = [...INK_COLOURS, 'photographed'] as const;
export type InkChoice = (typeof INKS)[number];

export interface FormSettings {
  /** The id of a form, a dot, and the number of its picture from 0 on; absent for rules of the visitor's own. */
  form?: string | undefined;
  /** In `unit`. */
  width: number;
  height: number;
  unit: FormUnit;
  /** Dots per inch; absent if nobody asks for them. */
  dpi?: number | undefined;
  /** Kilobytes; absent for no limit. */
  least?: number | undefined;
  most?: number | undefined;
  /** Characters of the file's name with its extension; absent for no limit. */
  longest?: number | undefined;
  format: (typeof FORM_FORMATS)[number];
  fit: Fit;
  /** Whether a plain wall behind a person becomes white. */
  isWhiteWall?: boolean | undefined;
  /** Whether the picture is without colours: black, white, and what is between. */
  isGrey?: boolean | undefined;
  /** Absent for a picture that is not handwritten. */
  ink?: InkChoice | undefined;
  /** Whether ink is on nothing instead of white, in a format that can hold that. */
  isTransparent?: boolean | undefined;
  /** Of the file, without its extension. */
  name: string;
}

/** A photo of 35 × 45 mm at 300 dots per inch in 50 KB. */
export const OPENS: FormSettings = {
  width: 413,
  height: 531,
  unit: 'px',
  most: 50,
  format: 'jpeg',
  fit: 'cut',
  name: 'photo',
};

/** A signature of rules of the visitor's own. */
export const SIGNATURE: FormSettings = { ...OPENS, width: 420, height: 180, most: 20, ink: 'black', name: 'signature' };

/** How the ink of a picture is painted that consists of it alone; undefined for one that stays as photographed. */
export function inkPaintOf({ ink, isTransparent = false, format }: FormSettings): InkPaint | undefined {
  if (ink === undefined || ink === 'photographed') return undefined;
  return { colour: ink, transparent: isTransparent && format === 'png' };
}

/** How the picture fills the frame. Ink is cropped to itself: its frame is where it is looked for. */
export const fitOf = (settings: FormSettings): Fit => (inkPaintOf(settings) ? 'cut' : settings.fit);

/** Whether colours are taken away. Ink has a colour of its own. */
export const isGreyOf = (settings: FormSettings): boolean => settings.isGrey === true && !inkPaintOf(settings);
