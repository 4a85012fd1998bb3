import { concatenate } from '../../bytes/concatenate.ts';
import type { Size } from '../../geometry/steps.ts';

/*
 * GIF89a (sections 17 to 23): a Logical Screen Descriptor, a global colour table for frames without their own, and per frame a
 * Graphic Control Extension, an Image Descriptor, perhaps a local colour table, and the image data.
 */

export const SCREEN_BYTES = 13;
/** Length of an Image Descriptor with its separator. */
const DESCRIPTOR_BYTES = 10;
/** Offsets in a Logical Screen Descriptor and an Image Descriptor; 16-bit, little-endian. */
export const SCREEN = { width: 6, height: 8 } as const;
export const DESCRIPTOR = { left: 1, top: 3, width: 5, height: 7 } as const;
export const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
export const CONTROL_LABEL = 0xf9;
/** Bits of a packed byte: a colour table follows; log2 of its number of colours, minus one. */
const HAS_PALETTE = 0x80;
const PALETTE_SIZE = 0x07;
/** A Graphic Control Extension: the bit for transparency in its packed byte, offsets of delay and transparent index, its length. */
export const CONTROL = { transparent: 0x01, delay: 4, colour: 6, bytes: 8 } as const;
/** The disposal method: offset of the packed byte in a Graphic Control Extension, shift, mask, and values. */
export const DISPOSAL = { at: 3, shift: 2, mask: 0x1c, toBackground: 2, toPrevious: 3 } as const;

/** A frame's blocks, as parts of the file. */
export interface GifFrame {
  control: Uint8Array;
  descriptor: Uint8Array;
  palette: Uint8Array;
  pixels: Uint8Array;
}

export interface ParsedGif {
  /** Everything before the first frame. */
  head: Uint8Array;
  palette: Uint8Array;
  frames: GifFrame[];
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const screenOf = (head: Uint8Array): Size => ({
  width: viewOf(head).getUint16(SCREEN.width, true),
  height: viewOf(head).getUint16(SCREEN.height, true),
});

export const disposalOf = ({ control }: GifFrame) => ((control[DISPOSAL.at] ?? 0) & DISPOSAL.mask) >> DISPOSAL.shift;

export const isTransparent = ({ control }: GifFrame) => ((control[DISPOSAL.at] ?? 0) & CONTROL.transparent) !== 0;

const paletteBytes = (packed: number) => (packed & HAS_PALETTE ? 3 << ((packed & PALETTE_SIZE) + 1) : 0);

/** Returns the end of a sequence of data sub-blocks. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

/** @throws {TypeError} for blocks that GIF89a does not have */
export function parseGif(bytes: Uint8Array): ParsedGif {
  const screenEnd = SCREEN_BYTES + paletteBytes(bytes[10] ?? 0);
  const frames: GifFrame[] = [];
  let head = screenEnd;
  let control: Uint8Array = new Uint8Array();
  for (let at = screenEnd; at < bytes.length && bytes[at] !== TRAILER; ) {
    if (bytes[at] === EXTENSION) {
      const end = endOfBlocks(bytes, at + 2);
      if (bytes[at + 1] === CONTROL_LABEL) control = bytes.subarray(at, end);
      else if (frames.length === 0) head = end;
      at = end;
    } else if (bytes[at] === IMAGE) {
      const descriptor = bytes.subarray(at, at + DESCRIPTOR_BYTES);
      const paletteEnd = at + DESCRIPTOR_BYTES + paletteBytes(descriptor[9] ?? 0);
      // One byte, the LZW minimum code size, precedes the data sub-blocks.
      const end = endOfBlocks(bytes, paletteEnd + 1);
      frames.push({
        control,
        descriptor,
        palette: bytes.subarray(at + DESCRIPTOR_BYTES, paletteEnd),
        pixels: bytes.subarray(paletteEnd, end),
      });
      control = new Uint8Array();
      at = end;
    } else {
      throw new TypeError(`Expected a GIF's block, received ${bytes[at]}`);
    }
  }
  return { head: bytes.subarray(0, head), palette: bytes.subarray(SCREEN_BYTES, screenEnd), frames };
}

/**
 * Returns where the last block ends, beyond the file's end if that cuts it off. Reading stops at the trailer, and at a byte that begins
 * no block.
 */
export function endOfGif(bytes: Uint8Array): number {
  let at = SCREEN_BYTES + paletteBytes(bytes[10] ?? 0);
  while (at < bytes.length) {
    if (bytes[at] === EXTENSION) at = endOfBlocks(bytes, at + 2);
    else if (bytes[at] === IMAGE) {
      const palette = at + DESCRIPTOR_BYTES <= bytes.length ? paletteBytes(bytes[at + DESCRIPTOR_BYTES - 1] ?? 0) : 0;
      at = endOfBlocks(bytes, at + DESCRIPTOR_BYTES + palette + 1);
    } else return at;
  }
  return at;
}

/** Returns the frame with a local colour table, copied from the global one if necessary. */
export function withPalette(frame: GifFrame, palette: Uint8Array): GifFrame {
  if (frame.palette.length > 0 || palette.length === 0) return frame;
  const descriptor = frame.descriptor.slice();
  descriptor[9] = (descriptor[9] ?? 0) | HAS_PALETTE | (Math.log2(palette.length / 3) - 1);
  return { ...frame, descriptor, palette };
}

/** Serialises a GIF. @param head everything before the first frame */
export function writeGif(head: Uint8Array, frames: readonly GifFrame[]): Uint8Array<ArrayBuffer> {
  const written = frames.flatMap(({ control, descriptor, palette, pixels }) => [control, descriptor, palette, pixels]);
  return concatenate([head, ...written, Uint8Array.of(TRAILER)]);
}
