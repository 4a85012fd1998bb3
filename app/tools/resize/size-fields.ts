import { fitInside, heightFor, ratioOf, type Size, widthFor } from './aspect.ts';
import { pixelsOf, type ResizeSettings } from './settings.ts';

/**
 * What the visitor decided about the size; the rest of both fields follows from it when the picture beneath changes by a
 * turn or a crop, and it alone goes into a shared address.
 */
export type Basis = 'picture' | 'width' | 'height' | 'box' | { percent: number } | { inside: Size };

/** The largest enlargement that the slider offers, in percent. */
export const MAX_PERCENT = 200;

const digits = (size: Size) => ({ width: String(size.width), height: String(size.height) });

/** Both fields for a picture of this size. */
export function fieldsFor(picture: Size, basis: Basis, settings: ResizeSettings): ResizeSettings {
  const { maintainAspectRatio: locked } = settings;
  if (basis === 'picture') return { ...settings, ...digits(picture) };
  if (typeof basis === 'object') {
    const size = 'inside' in basis ? fitInside(picture, basis.inside) : scaled(picture, basis.percent);
    return { ...settings, ...digits(size) };
  }
  const ratio = ratioOf(picture);
  const width = pixelsOf(settings.width);
  const height = pixelsOf(settings.height);
  if (basis === 'width' && locked && width) return { ...settings, height: String(heightFor(width, ratio)) };
  if (basis === 'height' && locked && height) return { ...settings, width: String(widthFor(height, ratio)) };
  return settings;
}

export function scaled({ width, height }: Size, percent: number): Size {
  return {
    width: Math.max(1, Math.round((width * percent) / 100)),
    height: Math.max(1, Math.round((height * percent) / 100)),
  };
}

/** How large the result is beside the picture, in whole percent of its width; undefined where the fields do not tell. */
export function percentOf(picture: Size, settings: ResizeSettings): number | undefined {
  const width = pixelsOf(settings.width);
  const height = pixelsOf(settings.height);
  const share = width ? width / picture.width : height ? height / picture.height : undefined;
  return share && Math.round(share * 100);
}
