/*
 * How a picture is looked at. A view holds for pictures and panes of any size: it is a place on the picture, told in shares
 * of its sides, and a zoom. So the same place stays in view when the picture is exchanged for another or the window changes.
 */

export interface Extent {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Device pixels for each pixel of the picture: at 1 none is invented and none is left out. `fit` shows the whole picture. */
export type Zoom = number | 'fit';

export interface View {
  zoom: Zoom;
  /** What stands in the middle of the pane, as shares of the picture's sides. Remembered while the whole is shown. */
  spot: Point;
}

/** What a view is drawn in. */
export interface Viewport {
  /** In its own pixels. */
  picture: Extent;
  /** In CSS pixels. */
  pane: Extent;
  /** Device pixels for each CSS pixel. */
  density: number;
}

/** For CSS: where the picture's top left corner stands in the pane, and how its own pixels are scaled. */
export interface Placement {
  left: number;
  top: number;
  scale: number;
}

export const WHOLE: View = { zoom: 'fit', spot: { x: 0.5, y: 0.5 } };

/** One device pixel for each pixel of the picture. */
export const ACTUAL = 1;
const LARGEST = 8;

/** From this zoom on single pixels are what is looked for, and must not be blurred away. */
export const PIXELATED_FROM = 2;

/** What the buttons and keys stop at. */
const STOPS = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8];

/** A step that would hardly be seen is left out. */
const LEAST_STEP = 1.1;

/** The zoom at which the whole picture is as large as the pane allows. */
export function fitZoom({ picture, pane, density }: Viewport): number {
  return Math.min(pane.width / picture.width, pane.height / picture.height) * density;
}

/** A picture that is smaller than its pane can be looked at in its actual pixels too, and is shown larger than 800%. */
function limits(frame: Viewport): { least: number; most: number } {
  const fit = fitZoom(frame);
  return { least: Math.min(fit, ACTUAL), most: Math.max(fit, LARGEST) };
}

/** Device pixels for each pixel of the picture, as the view is drawn. */
export function zoomIn({ zoom }: View, frame: Viewport): number {
  if (zoom === 'fit') return fitZoom(frame);
  const { least, most } = limits(frame);
  return Math.min(most, Math.max(least, zoom));
}

/** How the view can still be changed. */
export function reach(view: View, frame: Viewport): { closer: boolean; further: boolean; sideways: boolean } {
  const { least, most } = limits(frame);
  const zoom = zoomIn(view, frame);
  return { closer: zoom < most, further: zoom > least, sideways: zoom > fitZoom(frame) };
}

/** The spot in the middle as it is drawn: no further out than the picture's edges, in the middle where all of a side shows. */
function heldSpot(view: View, frame: Viewport): Point {
  const scale = zoomIn(view, frame) / frame.density;
  const hold = (share: number, picture: number, pane: number) => {
    const half = pane / 2 / (picture * scale);
    return half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, share));
  };
  return {
    x: hold(view.spot.x, frame.picture.width, frame.pane.width),
    y: hold(view.spot.y, frame.picture.height, frame.pane.height),
  };
}

/** @param by in CSS pixels: how far the picture follows a finger */
export function panBy(view: View, by: Point, frame: Viewport): View {
  if (view.zoom === 'fit') return view;
  const scale = zoomIn(view, frame) / frame.density;
  const { x, y } = heldSpot(view, frame);
  const spot = { x: x - by.x / (frame.picture.width * scale), y: y - by.y / (frame.picture.height * scale) };
  return { ...view, spot: heldSpot({ ...view, spot }, frame) };
}

/**
 * Zooms so that what lies under a point stays there.
 * @param point in CSS pixels from the middle of the pane; without one, what was looked at last comes back to the middle
 */
export function zoomTo(view: View, to: Zoom, frame: Viewport, point?: Point): View {
  const zoom = settled(to, frame);
  if (zoom === 'fit') return { ...view, zoom };
  if (!point) return { zoom, spot: heldSpot({ ...view, zoom }, frame) };
  const { picture, density } = frame;
  const from = zoomIn(view, frame) / density;
  const next = zoom / density;
  const held = heldSpot(view, frame);
  const moved = (share: number, at: number, side: number) => share + at / (side * from) - at / (side * next);
  const spot = { x: moved(held.x, point.x, picture.width), y: moved(held.y, point.y, picture.height) };
  return { zoom, spot: heldSpot({ zoom, spot }, frame) };
}

/** Within the limits; what comes down to showing the whole picture goes on doing so in a pane of another size. */
function settled(zoom: Zoom, frame: Viewport): Zoom {
  if (zoom === 'fit') return zoom;
  const { least, most } = limits(frame);
  const held = Math.min(most, Math.max(least, zoom));
  return Math.abs(held / fitZoom(frame) - 1) < 1e-6 ? 'fit' : held;
}

/** The next zoom that a button stops at: 100% and the whole picture are always among them. */
export function nextStop(view: View, direction: 'closer' | 'further', frame: Viewport): Zoom {
  const { least, most } = limits(frame);
  const now = zoomIn(view, frame);
  const stops = [fitZoom(frame), ...STOPS.filter((stop) => stop > least && stop < most), least, most];
  const next =
    direction === 'closer'
      ? Math.min(...stops.filter((stop) => stop >= now * LEAST_STEP))
      : Math.max(...stops.filter((stop) => stop <= now / LEAST_STEP));
  if (Number.isFinite(next)) return next;
  return direction === 'closer' ? most : least;
}

/**
 * Where the picture is drawn. Its corner comes to stand on a whole device pixel, without which 100% would be blurred; the
 * browser itself sees to it that the pane begins on one.
 */
export function placementOf(view: View, frame: Viewport): Placement {
  const { picture, pane, density } = frame;
  const scale = zoomIn(view, frame) / density;
  const { x, y } = heldSpot(view, frame);
  const snapped = (at: number) => Math.round(at * density) / density;
  return {
    left: snapped(pane.width / 2 - x * picture.width * scale),
    top: snapped(pane.height / 2 - y * picture.height * scale),
    scale,
  };
}
