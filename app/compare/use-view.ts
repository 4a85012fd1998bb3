import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Extent, fitted, panBy, type Viewport, WHOLE, zoomTo } from './view.ts';

/** One pixel of the result is never drawn larger than this many CSS pixels. */
const LARGEST_PIXEL = 8;
const KEY_STEP = 40;
const ZOOM_STEP = 1.5;

export interface ViewControl {
  view: Viewport;
  /** The picture's size on the stage at zoom 1; undefined until the stage has been measured. */
  picture: Extent | undefined;
  /** CSS pixels for each pixel of the result. */
  scale: number;
  canZoomIn: boolean;
  zoomBy(factor: number): void;
  /** One pixel of the result on one pixel of the page. */
  showActualPixels(): void;
  showWhole(): void;
  pan(dx: number, dy: number): void;
  /** @param at in page coordinates */
  zoomAt(zoom: number, at: { clientX: number; clientY: number }): void;
  /** @returns whether the key meant something here */
  onKey(key: string): boolean;
}

/** Zoom and pan of one stage. */
export function useView(stageRef: RefObject<HTMLElement | null>, content: Extent): ViewControl {
  const [view, setView] = useState(WHOLE);
  const [stage, setStage] = useState<Extent>();

  useEffect(() => {
    const element = stageRef.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      setStage({ width: entry.contentRect.width, height: entry.contentRect.height });
      setView(WHOLE);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stageRef]);

  const { width, height } = content;
  const picture = useMemo(() => stage && fitted({ width, height }, stage), [stage, width, height]);
  const fit = picture ? picture.width / width : 1;
  const maxZoom = Math.max(1, LARGEST_PIXEL / fit);

  const change = (next: (view: Viewport, picture: Extent, stage: Extent) => Viewport) => {
    if (picture && stage) setView((current) => next(current, picture, stage));
  };
  const zoomBy = (factor: number) =>
    change((current, p, s) => zoomTo(current, current.zoom * factor, { x: 0, y: 0 }, maxZoom, p, s));
  const pan = (dx: number, dy: number) => change((current, p, s) => panBy(current, dx, dy, p, s));
  const zoomAt = (zoom: number, { clientX, clientY }: { clientX: number; clientY: number }) => {
    const bounds = stageRef.current?.getBoundingClientRect();
    if (!bounds) return;
    const point = { x: clientX - bounds.left - bounds.width / 2, y: clientY - bounds.top - bounds.height / 2 };
    change((current, p, s) => zoomTo(current, zoom, point, maxZoom, p, s));
  };
  const showWhole = () => setView(WHOLE);
  const showActualPixels = () => change((_, p, s) => zoomTo(WHOLE, 1 / fit, { x: 0, y: 0 }, maxZoom, p, s));

  const keys: Record<string, () => void> = {
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(1 / ZOOM_STEP),
    '0': showWhole,
    '1': showActualPixels,
    ArrowLeft: () => pan(KEY_STEP, 0),
    ArrowRight: () => pan(-KEY_STEP, 0),
    ArrowUp: () => pan(0, KEY_STEP),
    ArrowDown: () => pan(0, -KEY_STEP),
  };
  const onKey = (key: string) => {
    const action = keys[key];
    action?.();
    return action !== undefined;
  };

  // A pinch on a trackpad arrives as a wheel with Ctrl. Not through React, whose wheel listeners cannot prevent the
  // browser from zooming the page.
  const zoomOnWheel = useRef<(event: WheelEvent) => void>(undefined);
  zoomOnWheel.current = (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomAt(view.zoom * Math.exp(-event.deltaY / 200), event);
  };
  useEffect(() => {
    const element = stageRef.current;
    const onWheel = (event: WheelEvent) => zoomOnWheel.current?.(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stageRef]);

  return {
    view,
    picture,
    scale: fit * view.zoom,
    canZoomIn: view.zoom < maxZoom,
    zoomBy,
    showActualPixels,
    showWhole,
    pan,
    zoomAt,
    onKey,
  };
}
