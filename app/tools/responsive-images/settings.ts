import { USUAL_SCORE } from '#engine/recipe/bounds.ts';
import type { Output } from '#engine/recipe/index.ts';

/** The formats of a set, in the order in which a browser is offered them. The last is for browsers that know neither. */
export const KINDS = ['avif', 'webp', 'fallback'] as const;
export type Kind = (typeof KINDS)[number];

export const LOADING = ['lazy', 'eager'] as const;
export type Loading = (typeof LOADING)[number];

export const PLACEHOLDERS = ['none', 'blur', 'thumbhash'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export interface ResponsiveSettings {
  /** In pixels, ascending; absent for the proposed ones. */
  widths?: readonly number[] | undefined;
  kinds: readonly Kind[];
  /** The quality of all files. Their formats are their own. */
  output: Output;
  /** The largest width of the image on the page, in CSS pixels; absent if it is as wide as the window. */
  shown?: number | undefined;
  loading: Loading;
  placeholder: Placeholder;
  /** Precedes the file names in the code. */
  folder: string;
}

/**
 * A file is written in its format even if another one would be smaller. Camera details never reach a website, even in a
 * file whose pixels stay.
 */
const OUTPUT: Output = { format: 'same', aim: 'score', score: USUAL_SCORE, preserveFormat: true, metadata: 'strip' };

export const OPENS: ResponsiveSettings = {
  kinds: KINDS,
  output: OUTPUT,
  loading: 'lazy',
  placeholder: 'none',
  folder: '',
};
