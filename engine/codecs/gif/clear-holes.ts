import { concatenate } from '../../bytes/concatenate.ts';
import {
  CONTROL,
  CONTROL_LABEL,
  DISPOSAL,
  disposalOf,
  EXTENSION,
  type GifFrame,
  isTransparent,
  type ParsedGif,
} from './blocks.ts';
import { hasHoles } from './holes.ts';
import { unusedIndex } from './unused-index.ts';

/** Returns the frame's Graphic Control Extension with a transparent index, which no pixel of the frame has. */
function withTransparency({ control }: GifFrame, index: number): Uint8Array {
  const clear = control.length > 0 ? control.slice() : new Uint8Array(CONTROL.bytes);
  if (control.length === 0) clear.set([EXTENSION, CONTROL_LABEL, 4]);
  clear[DISPOSAL.at] = (clear[DISPOSAL.at] ?? 0) | CONTROL.transparent;
  clear[CONTROL.colour] = index;
  return clear;
}

/**
 * Makes parts of the screen that no frame covers transparent for libvips's reader, which otherwise fills them with black or with
 * the background colour. It looks at the frames for a transparent index, and at the one that is cleared.
 * @returns the same bytes if there are no such parts
 */
export function withClearHoles(bytes: Uint8Array<ArrayBuffer>, gif: ParsedGif): Uint8Array<ArrayBuffer> {
  if (!hasHoles(gif)) return bytes;
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const [at, frame] of gif.frames.entries()) {
    const isNeeded = !isTransparent(frame) && (at === 0 || disposalOf(frame) === DISPOSAL.toBackground);
    const index = isNeeded ? unusedIndex(frame.pixels) : undefined;
    if (index === undefined) continue;
    const place = frame.control.length > 0 ? frame.control : frame.descriptor;
    const start = place.byteOffset - bytes.byteOffset;
    parts.push(bytes.subarray(end, start), withTransparency(frame, index));
    end = start + frame.control.length;
  }
  return concatenate([...parts, bytes.subarray(end)]);
}
