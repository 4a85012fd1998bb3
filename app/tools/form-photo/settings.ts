import type { FormUnit } from '#catalogue/forms/form.ts';

/** How a picture of another shape fills the frame: its edges are cut off, or all of it is visible between white edges. */
export const FITS = ['cut', 'whole'] as const;
export type Fit = (typeof FITS)[number];

/** The formats that forms ask for. */
export const FORM_FORMATS = ['jpeg', 'png'] as const;

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
  format: (typeof FORM_FORMATS)[number];
  fit: Fit;
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
