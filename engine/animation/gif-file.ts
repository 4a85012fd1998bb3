import { concatenate } from '../bytes.ts';

/*
 * GIF89a: a screen, with a palette for frames that have none; of each frame a control block, what place it takes, perhaps a
 * palette, and its pixels (sections 17 to 23).
 */

export const SCREEN_BYTES = 13;
/** Of an image descriptor, with the byte that introduces it. */
const PLACE_BYTES = 10;
export const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
export const CONTROL_LABEL = 0xf9;
/** Of a packed byte: there is a palette, and the logarithm of how many colours it has, less one. */
const HAS_PALETTE = 0x80;
const PALETTE_SIZE = 0x07;
/** Of a control block's packed byte. */
export const DISPOSAL = { at: 3, shift: 2, mask: 0x1c, toBackground: 2 } as const;

export interface Frame {
  control: Uint8Array;
  place: Uint8Array;
  palette: Uint8Array;
  pixels: Uint8Array;
}

export interface ParsedGif {
  /** All that stands before the first frame. */
  opening: Uint8Array;
  palette: Uint8Array;
  frames: Frame[];
}

const paletteBytes = (packed: number) => (packed & HAS_PALETTE ? 3 << ((packed & PALETTE_SIZE) + 1) : 0);

/** Where blocks, each behind its length, end. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

/** A GIF as libvips writes it. */
export function parseGif(bytes: Uint8Array): ParsedGif {
  const screenEnd = SCREEN_BYTES + paletteBytes(bytes[10] ?? 0);
  const frames: Frame[] = [];
  let opening = screenEnd;
  let control: Uint8Array = new Uint8Array();
  for (let at = screenEnd; at < bytes.length && bytes[at] !== TRAILER; ) {
    if (bytes[at] === EXTENSION) {
      const end = endOfBlocks(bytes, at + 2);
      if (bytes[at + 1] === CONTROL_LABEL) control = bytes.slice(at, end);
      else if (frames.length === 0) opening = end;
      at = end;
    } else if (bytes[at] === IMAGE) {
      const place = bytes.slice(at, at + PLACE_BYTES);
      const paletteEnd = at + PLACE_BYTES + paletteBytes(place[9] ?? 0);
      // The size of a code stands before the blocks.
      const end = endOfBlocks(bytes, paletteEnd + 1);
      frames.push({
        control,
        place,
        palette: bytes.subarray(at + PLACE_BYTES, paletteEnd),
        pixels: bytes.subarray(paletteEnd, end),
      });
      control = new Uint8Array();
      at = end;
    } else {
      throw new TypeError(`Expected a GIF's block, received ${bytes[at]}`);
    }
  }
  return { opening: bytes.subarray(0, opening), palette: bytes.subarray(SCREEN_BYTES, screenEnd), frames };
}

/** The frame with a palette of its own, where it went by that of its file. */
export function withPalette(frame: Frame, palette: Uint8Array): Frame {
  if (frame.palette.length > 0 || palette.length === 0) return frame;
  const place = frame.place.slice();
  place[9] = (place[9] ?? 0) | HAS_PALETTE | (Math.log2(palette.length / 3) - 1);
  return { ...frame, place, palette };
}

/** The bytes of frames one after another, with the trailer that ends a file. */
export function writtenGif(opening: Uint8Array, frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const written = frames.flatMap(({ control, place, palette, pixels }) => [control, place, palette, pixels]);
  return concatenate([opening, ...written, Uint8Array.of(TRAILER)]);
}
