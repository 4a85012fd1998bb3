/** Widths in pixels. Each has about twice the pixels of the one before. */
const LADDER = [480, 800, 1200, 1600, 2400] as const;
/** Screens with more device pixels per CSS pixel show no more detail that eyes could see. */
const DENSITY = 2;
/** A width above this fraction of the largest saves too little to be a file of its own. */
const CLOSE = 0.85;

export const WIDTHS = { least: 16, most: 16_384, count: 12 } as const;
export const SHOWN = { least: 16, most: 10_000 } as const;

/**
 * Proposes widths from small phones to the largest that is useful.
 * @param own the width of the picture, which is never exceeded
 * @param shown the largest width on the page in CSS pixels, if the image does not fill the window
 */
export function proposedWidths(own: number, shown?: number): number[] {
  const most = Math.min(own, shown === undefined ? Number.POSITIVE_INFINITY : shown * DENSITY, Math.max(...LADDER));
  return [...LADDER.filter((width) => width <= most * CLOSE), most];
}

/** Replaces widths beyond the picture's own by its own, because enlarging adds no detail. */
export function widthsWithin(widths: readonly number[], own: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, own)))].sort((a, b) => a - b);
}

/**
 * Reads widths as people type them: `480, 800 1200px`.
 * @returns undefined if a part is no width, or if there are none or too many
 */
export function widthsOf(text: string): number[] | undefined {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const widths = words.map((word) => (/^\d{1,5}(?:px|w)?$/i.test(word) ? Number.parseInt(word, 10) : Number.NaN));
  const isGood = widths.every((width) => width >= WIDTHS.least && width <= WIDTHS.most);
  const distinct = [...new Set(widths)].sort((a, b) => a - b);
  return isGood && distinct.length > 0 && distinct.length <= WIDTHS.count ? distinct : undefined;
}

/** @returns undefined for an invalid text */
export function shownOf(text: string): number | undefined {
  const pixels = /^\d{1,5}(?:\s*px)?$/i.test(text.trim()) ? Number.parseInt(text, 10) : Number.NaN;
  return pixels >= SHOWN.least && pixels <= SHOWN.most ? pixels : undefined;
}

/** The wanted number of image pixels on a screen: its width, or the image's if it is narrower, times the density. */
export function pixelsOn(screen: { width: number; density: number }, shown?: number): number {
  return Math.min(screen.width, shown ?? screen.width) * screen.density;
}

/** Returns the width that a browser loads: the smallest with enough pixels, otherwise the largest. */
export function loadedWidth(widths: readonly number[], pixels: number): number {
  return widths.find((width) => width >= pixels) ?? Math.max(...widths);
}
