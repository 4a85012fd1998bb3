/*
 * The view of a picture: a position, as fractions of the picture's sides, and a zoom. It is valid for pictures and
 * panes of any size, so the position is kept when the picture is replaced or the window is resized.
 */

export interface Extent {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Device pixels per pixel of the picture; 1 neither scales up nor down. `fit` shows the whole picture. */
export type Zoom = number | 'fit';

export interface View {
  zoom: Zoom;
  /** The point at the pane's centre, as fractions of the picture's sides. Kept while the whole picture is shown. */
  spot: Point;
}

/** The area and the pixels that a view is drawn with. */
export interface Viewport {
  /** In its own pixels. */
  picture: Extent;
  /** In CSS pixels. */
  pane: Extent;
  /** Device pixels per CSS pixel. */
  density: number;
}

/** For CSS: the position of the picture's top left corner in the pane, and the scale of its own pixels. */
export interface Placement {
  left: number;
  top: number;
  scale: number;
}

export const WHOLE: View = { zoom: 'fit', spot: { x: 0.5, y: 0.5 } };

/** One device pixel per pixel of the picture. */
export const ACTUAL = 1;
const LARGEST = 8;

/** From this zoom on, visitors look for single pixels, which interpolation must not blur. */
export const PIXELATED_FROM = 2;

/** The zoom levels of buttons and keys. */
const STOPS = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8];

/** A step smaller than this would hardly be visible and is skipped. */
const LEAST_STEP = 1.1;

/** The zoom at which the whole picture fits the pane. */
export function fitZoom({ picture, pane, density }: Viewport): number {
  return Math.min(pane.width / picture.width, pane.height / picture.height) * density;
}

/** A picture smaller than its pane can be shown at 100% too, and at more than 800% if that fits the pane. */
function limits(frame: Viewport): { least: number; most: number } {
  const fit = fitZoom(frame);
  return { least: Math.min(fit, ACTUAL), most: Math.max(fit, LARGEST) };
}

/** Device pixels per pixel of the picture, as the view is drawn. */
export function zoomIn({ zoom }: View, frame: Viewport): number {
  if (zoom === 'fit') return fitZoom(frame);
  const { least, most } = limits(frame);
  return Math.min(most, Math.max(least, zoom));
}

/** The possible changes of the view. */
export function reach(view: View, frame: Viewport): { closer: boolean; further: boolean; sideways: boolean } {
  const { least, most } = limits(frame);
  const zoom = zoomIn(view, frame);
  return { closer: zoom < most, further: zoom > least, sideways: zoom > fitZoom(frame) };
}

/** The point at the centre as drawn: limited by the picture's edges, and centred on sides that fit. */
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

/** @param by the finger's movement in CSS pixels */
export function panBy(view: View, by: Point, frame: Viewport): View {
  if (view.zoom === 'fit') return view;
  const scale = zoomIn(view, frame) / frame.density;
  const { x, y } = heldSpot(view, frame);
  const spot = { x: x - by.x / (frame.picture.width * scale), y: y - by.y / (frame.picture.height * scale) };
  return { ...view, spot: heldSpot({ ...view, spot }, frame) };
}

/**
 * Zooms and keeps a point in place.
 * @param point in CSS pixels relative to the pane's centre; without it, the last position returns to the centre
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

/**
 * Clamps to the limits. A zoom that shows the whole picture becomes `fit`, so that it adapts to a pane of another size.
 */
function settled(zoom: Zoom, frame: Viewport): Zoom {
  if (zoom === 'fit') return zoom;
  const { least, most } = limits(frame);
  const held = Math.min(most, Math.max(least, zoom));
  return Math.abs(held / fitZoom(frame) - 1) < 1e-6 ? 'fit' : held;
}

/** The next zoom level of a button. The levels always include 100% and the whole picture. */
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
 * The picture's position. Its corner is at a whole device pixel, otherwise 100% would be blurred. The browser aligns
 * the pane itself.
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
