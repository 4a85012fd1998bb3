import { type ParsedGif, parseGif } from './blocks.ts';
import { withClearHoles } from './clear-holes.ts';

/** Bytes of a colour in a colour table. */
const COLOUR = 3;

/** Returns the number of colours in the table that all frames of an animation share; undefined if some frame has its own. */
function sharedColoursOf({ frames, palette }: ParsedGif): number | undefined {
  const isShared = frames.length > 1 && palette.length > 0 && frames.every((frame) => frame.palette.length === 0);
  return isShared ? palette.length / COLOUR : undefined;
}

/** Prepares a GIF for libvips. It reports the damage of a file that cannot be parsed. */
export function prepareGif(bytes: Uint8Array<ArrayBuffer>) {
  try {
    const gif = parseGif(bytes);
    const sharedColours = sharedColoursOf(gif);
    return { bytes: withClearHoles(bytes, gif), facts: { sharedColours } };
  } catch {
    return { bytes };
  }
}
