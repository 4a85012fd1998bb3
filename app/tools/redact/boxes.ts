import { type Crop, cropOf } from '#app/tools/adjust/crop.ts';
import type { EditOf, Size } from '#engine';

/* Hidden parts as fractions of their picture, as the editor shows them. */

export type Redact = EditOf<'redact'>;
export type Cover = NonNullable<Redact['cover']>;

/** The hidden parts of a picture of this size. */
export function boxesOf(redact: Redact | undefined, picture: Size): Crop[] {
  const percent = (length: number) => length / 100;
  return (redact?.boxes ?? []).map((box) =>
    redact?.unit
      ? { x: percent(box.left), y: percent(box.top), width: percent(box.width), height: percent(box.height) }
      : cropOf({ do: 'crop', ...box }, picture),
  );
}

/** The edit that hides these parts: every pixel that they touch. Undefined without any. */
export function redactOf(boxes: readonly Crop[], picture: Size, cover: Cover): Redact | undefined {
  if (boxes.length === 0) return undefined;
  // A fraction that was computed from whole pixels is a little off.
  const down = (length: number) => Math.floor(length + 1e-6);
  const up = (length: number) => Math.ceil(length - 1e-6);
  const pixels = boxes.map(({ x, y, width, height }) => {
    const left = Math.min(picture.width - 1, Math.max(0, down(x * picture.width)));
    const top = Math.min(picture.height - 1, Math.max(0, down(y * picture.height)));
    return {
      left,
      top,
      width: Math.max(1, Math.min(picture.width, up((x + width) * picture.width)) - left),
      height: Math.max(1, Math.min(picture.height, up((y + height) * picture.height)) - top),
    };
  });
  return { do: 'redact', boxes: pixels, ...(cover !== 'black' && { cover }) };
}

/** The position of a box on its picture. */
export const placeOf = ({ x, y, width, height }: Crop) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
