import { DISPOSAL, disposalOf, type GifFrame, parseGif, withPalette, writeGif } from './blocks.ts';

function withDisposalOf(frame: GifFrame, other: GifFrame): GifFrame {
  const control = frame.control.slice();
  control[DISPOSAL.at] =
    ((control[DISPOSAL.at] ?? 0) & ~DISPOSAL.mask) | ((other.control[DISPOSAL.at] ?? 0) & DISPOSAL.mask);
  return { ...frame, control };
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * Joins GIFs into one. Each part begins with the last frame of the part before, so that its second frame can be a difference to it.
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
    // A frame that is disposed to background has to cover its whole area. Only the repeated copy does; the earlier one may be a difference.
    frames[frames.length - 1] =
      disposalOf(repeated) === DISPOSAL.toBackground ? repeated : withDisposalOf(before, repeated);
    frames.push(...others);
  }
  return writeGif(first.head, frames);
}
