import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createLens, GAP, type Lens, paneOf, type StageArea, viewportOf } from './lens.ts';
import { type Extent, PIXELATED_FROM, placementOf, reach, zoomIn } from './view.ts';

/** A lens with the component's lifetime. */
export function useOwnLens(): Lens {
  return useState(createLens)[0];
}

/** A value derived from a lens. The component renders only when that changes. */
export function useLens<T extends string | number | boolean>(lens: Lens, select: (lens: Lens) => T): T {
  const snapshot = () => select(lens);
  return useSyncExternalStore(lens.subscribe, snapshot, snapshot);
}

/** The current view. Before the stage is measured, its values are not visible. */
export const LENS = {
  measured: (lens: Lens) => lens.stage() !== undefined,
  arrangement: (lens: Lens) => lens.get().arrangement,
  beforeAlone: (lens: Lens) => lens.get().beforeAlone,
  divider: (lens: Lens) => Math.round(lens.get().divider),
  showsWhole: (lens: Lens) => lens.get().view.zoom === 'fit',
  /** Device pixels per pixel of the picture. */
  zoom: (lens: Lens) => withStage(lens, (stage) => zoomIn(lens.get().view, frame(lens, stage)), 1),
  percent: (lens: Lens) => Math.round(LENS.zoom(lens) * 100),
  pixelated: (lens: Lens) => LENS.zoom(lens) >= PIXELATED_FROM,
  /** Whether part of the picture lies beyond the edges of its pane. */
  canPan: (lens: Lens) => withStage(lens, (stage) => reach(lens.get().view, frame(lens, stage)).sideways, false),
  canZoomIn: (lens: Lens) => withStage(lens, (stage) => reach(lens.get().view, frame(lens, stage)).closer, false),
  canZoomOut: (lens: Lens) => withStage(lens, (stage) => reach(lens.get().view, frame(lens, stage)).further, false),
} as const;

const frame = (lens: Lens, stage: StageArea) => viewportOf(lens.get(), lens.picture(), stage);

function withStage<T>(lens: Lens, read: (stage: StageArea) => T, otherwise: T): T {
  const stage = lens.stage();
  return stage ? read(stage) : otherwise;
}

/**
 * Draws a lens on its stage with custom properties, without React, so that a moving pointer only costs a change of
 * style.
 */
export function useDrawnLens(lens: Lens, stageRef: RefObject<HTMLElement | null>, { width, height }: Extent): void {
  useLayoutEffect(() => lens.setPicture({ width, height }), [lens, width, height]);

  useLayoutEffect(() => {
    const element = stageRef.current;
    if (!element) return;
    const draw = () => {
      const stage = lens.stage();
      if (!stage) return;
      const { left, top, scale } = placementOf(lens.get().view, frame(lens, stage));
      element.style.setProperty('--left', `${left}px`);
      element.style.setProperty('--top', `${top}px`);
      element.style.setProperty('--scale', String(scale));
      const pane = paneOf(lens.get().arrangement, stage);
      element.style.setProperty('--pane', `${pane.width}px`);
      element.style.setProperty('--second', `${pane.width + GAP}px`);
      element.style.setProperty('--divider', `${lens.get().divider}%`);
    };
    draw();
    return lens.subscribe(draw);
  }, [lens, stageRef]);

  // Measured immediately, because a key before the observer's first report must not be lost.
  useLayoutEffect(() => {
    const element = stageRef.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) lens.setStage({ width, height, density: window.devicePixelRatio });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Zooming the page or moving it to another screen changes the device pixels of a stage, even if its CSS size stays.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [lens, stageRef]);
}
