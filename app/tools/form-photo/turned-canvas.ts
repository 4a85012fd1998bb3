import type { Crop } from '#app/tools/adjust/crop.ts';
import type { Size } from '#engine';
import type { Fit } from './settings.ts';

/*
 * A picture that is turned by a few degrees, clockwise if positive. The frame is on a canvas around the same centre. Where the frame is
 * filled, the canvas is the largest one of the picture's proportions within the turned picture, so that no frame has a blank corner.
 * Where everything is visible, it is the box around the turned picture.
 */

/** A camera that is held by hand is tilted by less. */
export const MOST_DEGREES = 15;

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

function sidesOf(degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { sin: Math.sin(angle), cos: Math.cos(angle) };
}

/** The box around a rectangle that is turned. */
function around({ width, height }: Size, degrees: number): Size {
  const { sin, cos } = sidesOf(Math.abs(degrees));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Returns the size of what the frame is on, in whole pixels. @param standing the picture's size before the turn */
export function canvasOf(standing: Size, degrees: number, fit: Fit): Size {
  if (degrees === 0) return standing;
  const box = around(standing, degrees);
  if (fit === 'whole') return { width: Math.round(box.width), height: Math.round(box.height) };
  const share = Math.min(standing.width / box.width, standing.height / box.height);
  const within = (side: number) => Math.max(1, Math.floor(side * share));
  return { width: within(standing.width), height: within(standing.height) };
}

/** The part of a picture that a turned frame lies in. */
export interface Part {
  /** Of the picture before the turn. */
  crop: Crop;
  /** The sides of the frame, as shares of the part's sides. */
  keeps: { x: number; y: number };
}

/**
 * Returns the box around the frame in the picture before it is turned: both have the same centre.
 * @param crop the frame on its canvas
 */
export function partOf({ crop, degrees }: { crop: Crop; degrees: number }, standing: Size, fit: Fit): Part {
  const canvas = canvasOf(standing, degrees, fit);
  if (fit === 'whole')
    return { crop: WHOLE, keeps: { x: canvas.width / standing.width, y: canvas.height / standing.height } };
  if (degrees === 0) return { crop, keeps: { x: 1, y: 1 } };
  const { sin, cos } = sidesOf(degrees);
  const frame = { width: crop.width * canvas.width, height: crop.height * canvas.height };
  const x = (crop.x - 0.5) * canvas.width + frame.width / 2;
  const y = (crop.y - 0.5) * canvas.height + frame.height / 2;
  const box = around(frame, degrees);
  return {
    crop: {
      x: 0.5 + (x * cos + y * sin - box.width / 2) / standing.width,
      y: 0.5 + (y * cos - x * sin - box.height / 2) / standing.height,
      width: box.width / standing.width,
      height: box.height / standing.height,
    },
    keeps: { x: frame.width / box.width, y: frame.height / box.height },
  };
}
