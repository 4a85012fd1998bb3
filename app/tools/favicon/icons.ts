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

/** The picture at its size in an icon. */
export function innerRecipe(icon: Icon, settings: FaviconSettings, own: Size): Recipe {
  return {
    edits: [{ do: 'resize', ...boxOf(icon, settings, own), fit: settings.fit }],
    output: { format: 'png', aim: 'encode' },
  };
}

/** The icon, made of the drawing. */
export function iconRecipe({ format }: Icon): Recipe {
  return { edits: [], output: { format, aim: 'encode' } };
}

/**
 * The drawing of an icon: the picture in the middle of its background. The picture has its final size and whole
 * coordinates, so that drawing it changes no pixel.
 * @param inner in base64
 */
export function iconDrawing(
  { side, opaque }: Icon,
  { background }: Pick<FaviconSettings, 'background'>,
  inner: { png: string; width: number; height: number },
): string {
  const colour = background ?? (opaque ? USUAL_BACKGROUND : undefined);
  const { png, width, height } = inner;
  const x = Math.floor((side - width) / 2);
  const y = Math.floor((side - height) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    ...(colour ? [`<rect width="${side}" height="${side}" fill="${colour}"/>`] : []),
    `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png}"/>`,
    '</svg>',
  ].join('');
}
