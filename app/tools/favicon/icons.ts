import type { Recipe, Size } from '#engine';
import type { FaviconSettings } from './settings.ts';

/** A file of the set. */
export interface Icon {
  name: string;
  /** In pixels. An ICO also has smaller copies. */
  side: number;
  format: 'ico' | 'png';
  /** Systems that cut a shape out of the icon, or that show transparency as black, need a background. */
  opaque?: true;
  /** Systems cut a circle or another shape out of it (W3C, "Web Application Manifest", icon masks). */
  masked?: true;
}

export const ICONS: readonly Icon[] = [
  { name: 'favicon.ico', side: 48, format: 'ico' },
  { name: 'apple-touch-icon.png', side: 180, format: 'png', opaque: true },
  { name: 'icon-192.png', side: 192, format: 'png' },
  { name: 'icon-512.png', side: 512, format: 'png' },
  { name: 'icon-maskable-512.png', side: 512, format: 'png', opaque: true, masked: true },
];

/** The side of the largest icon: a smaller picture is enlarged. */
export const LARGEST_SIDE = Math.max(...ICONS.map(({ side }) => side));

/** The diameter of the circle that no mask cuts into, as a fraction of the icon. */
const SAFE = 0.8;

export const USUAL_BACKGROUND = '#ffffff';

/**
 * Returns the box for the picture within an icon, in pixels. In a masked icon the whole picture fits into the circle,
 * unless it fills the icon anyway.
 */
export function boxOf(
  { side, masked }: Pick<Icon, 'side' | 'masked'>,
  { fit, padding }: FaviconSettings,
  own: Size,
): Size {
  const free = Math.round(side * (1 - (2 * padding) / 100));
  if (!masked || fit === 'cover') return { width: free, height: free };
  const scale = Math.min((side * SAFE) / Math.hypot(own.width, own.height), free / Math.max(own.width, own.height));
  return { width: atLeastOne(own.width * scale), height: atLeastOne(own.height * scale) };
}

const atLeastOne = (pixels: number) => Math.max(1, Math.floor(pixels));

/** The colour behind an icon; undefined for transparency. */
export function colourOf({ opaque }: Pick<Icon, 'opaque'>, { background }: Pick<FaviconSettings, 'background'>) {
  return background ?? (opaque ? USUAL_BACKGROUND : undefined);
}

const sized = (icon: Icon, settings: FaviconSettings, own: Size) =>
  ({ do: 'resize', ...boxOf(icon, settings, own), fit: settings.fit }) as const;

const padded = ({ side }: Icon, fill: string) => ({ do: 'pad', width: side, height: side, fill }) as const;

/** An icon of a picture whose own transparency stays. */
export function iconRecipe(icon: Icon, settings: FaviconSettings, own: Size): Recipe {
  const fill = colourOf(icon, settings) ?? 'transparent';
  return {
    edits: [sized(icon, settings, own), padded(icon, fill)],
    output: { format: icon.format, aim: 'encode' },
  };
}

/**
 * The picture on a colour: edges are painted around a picture, and only a format without transparency has a colour behind
 * it. A JPEG of this quality differs by a step of 256 at most places.
 */
export function flatRecipe(icon: Icon, settings: FaviconSettings, own: Size, colour: string): Recipe {
  return {
    edits: [sized(icon, settings, own)],
    output: { format: 'jpeg', aim: 'encode', quality: 100, chroma: '4:4:4', background: colour },
  };
}

/** An icon of such a picture. */
export function framedRecipe(icon: Icon, colour: string): Recipe {
  return { edits: [padded(icon, colour)], output: { format: icon.format, aim: 'encode' } };
}
