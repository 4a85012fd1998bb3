import { DISPOSAL, type Frame, parseGif, withPalette, writtenGif } from './gif-file.ts';

const disposalOf = ({ control }: Frame) => ((control[DISPOSAL.at] ?? 0) & DISPOSAL.mask) >> DISPOSAL.shift;

function leavingAs(frame: Frame, like: Frame): Frame {
  const control = frame.control.slice();
  control[DISPOSAL.at] =
    ((control[DISPOSAL.at] ?? 0) & ~DISPOSAL.mask) | ((like.control[DISPOSAL.at] ?? 0) & DISPOSAL.mask);
  return { ...frame, control };
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * One GIF of several, each of which begins with the last frame of the one before: so its second frame says what has changed
 * since then.
 */
export function joinGifs(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const [first, ...rest] = parts.map(parseGif);
  if (!first) throw new TypeError('Expected parts');
  const frames = [...first.frames];
  for (const { frames: coming, palette } of rest) {
    const [repeated, ...others] = coming.map((frame) =>
      isSame(palette, first.palette) ? frame : withPalette(frame, palette),
    );
    const before = frames.at(-1);
    if (!repeated || !before) throw new TypeError('Expected frames');
    // Where the whole of it is cleared before the next frame, it has to be there as a whole: the one before may be a part.
    frames[frames.length - 1] = disposalOf(repeated) === DISPOSAL.toBackground ? repeated : leavingAs(before, repeated);
    frames.push(...others);
  }
  return writtenGif(first.opening, frames);
}
