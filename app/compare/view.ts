/** How a picture is looked at: scaled around the middle of its stage, then moved. Distances in CSS pixels. */
export interface Viewport {
  /** 1 shows the whole picture. */
  zoom: number;
  x: number;
  y: number;
}

export interface Extent {
  width: number;
  height: number;
}

export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

/** The largest size with the content's proportions that fits into the stage. */
export function fitted(content: Extent, stage: Extent): Extent {
  const scale = Math.min(stage.width / content.width, stage.height / content.height);
  return { width: content.width * scale, height: content.height * scale };
}

/** Keeps the picture on the stage: no further than its edges, in the middle where it is smaller. */
function held({ zoom, x, y }: Viewport, picture: Extent, stage: Extent): Viewport {
  const reachX = Math.max(0, (picture.width * zoom - stage.width) / 2);
  const reachY = Math.max(0, (picture.height * zoom - stage.height) / 2);
  // Adding 0 turns -0 into 0.
  return { zoom, x: Math.min(reachX, Math.max(-reachX, x)) + 0, y: Math.min(reachY, Math.max(-reachY, y)) + 0 };
}

export function panBy(view: Viewport, dx: number, dy: number, picture: Extent, stage: Extent): Viewport {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, picture, stage);
}

/**
 * Zooms so that what lies under a point stays there.
 * @param picture its size on the stage at zoom 1
 * @param point from the middle of the stage
 */
export function zoomTo(
  view: Viewport,
  zoom: number,
  point: { x: number; y: number },
  maxZoom: number,
  picture: Extent,
  stage: Extent,
): Viewport {
  const next = Math.min(maxZoom, Math.max(1, zoom));
  const factor = next / view.zoom;
  const x = point.x - (point.x - view.x) * factor;
  const y = point.y - (point.y - view.y) * factor;
  return held({ zoom: next, x, y }, picture, stage);
}
