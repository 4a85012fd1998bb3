import type { Size } from '../geometry.ts';
import { type Placed, placesOn } from './places.ts';
import {
  CLEARS,
  FRAME,
  flagsOf,
  frameOfStill,
  IN_PLACE,
  type ParsedWebp,
  parseWebp,
  riff,
  setThreeBytes,
  threeBytes,
  WHOLE,
  wholeOf,
} from './webp-file.ts';

/** Bits of a side in the headers of both codecs (RFC 6386, section 9.1, behind a start code; RFC 9649, section 3.4, behind a signature). */
const SIDE_BITS = 14;
const SIDE_MASK = (1 << SIDE_BITS) - 1;
/** Of `ANIM`: no background, again and again without end. */
const FOR_EVER = new Uint8Array(6);

function sizeOf(still: ParsedWebp): Size {
  const whole = wholeOf(still);
  if (whole.length > 0)
    return { width: threeBytes(whole, WHOLE.size) + 1, height: threeBytes(whole, WHOLE.size + 3) + 1 };
  const lossy = still.before.find(({ type }) => type === 'VP8 ')?.data;
  if (lossy) {
    const header = new DataView(lossy.buffer, lossy.byteOffset);
    return { width: header.getUint16(6, true) & SIDE_MASK, height: header.getUint16(8, true) & SIDE_MASK };
  }
  const lossless = still.before.find(({ type }) => type === 'VP8L')?.data;
  if (!lossless) throw new TypeError('Expected a picture');
  const bits = new DataView(lossless.buffer, lossless.byteOffset).getUint32(1, true);
  return { width: (bits & SIDE_MASK) + 1, height: ((bits >>> SIDE_BITS) & SIDE_MASK) + 1 };
}

/** Whether a lossless picture, which needs no `VP8X`, says that it has transparent pixels. */
function hasAlpha(still: ParsedWebp): boolean {
  const lossless = still.before.find(({ type }) => type === 'VP8L')?.data;
  return (flagsOf(still) & WHOLE.alpha) !== 0 || ((lossless?.[4] ?? 0) & 0x10) !== 0;
}

function headOf({ width, height }: Size, { left, top }: Placed, delay: number): Uint8Array {
  const head = new Uint8Array(FRAME.pixels);
  setThreeBytes(head, FRAME.place, left / 2, top / 2, width - 1, height - 1);
  setThreeBytes(head, FRAME.duration, delay);
  head[FRAME.flags] = CLEARS | IN_PLACE;
  return head;
}

/**
 * One animated WebP of several stills, each a frame, in the middle of the largest; it goes on for ever.
 * @param delay how long each is shown, in milliseconds
 */
export function bindWebps(stills: readonly Uint8Array[], delay: number): Uint8Array<ArrayBuffer> {
  const parsed = stills.map(parseWebp);
  const sizes = parsed.map(sizeOf);
  const { width, height, places } = placesOn(sizes);
  const whole = new Uint8Array(WHOLE.bytes);
  // What is smaller than the largest leaves room around it, which is transparent.
  const isClear = parsed.some(hasAlpha) || sizes.some((size) => size.width < width || size.height < height);
  whole[0] = WHOLE.moves | (isClear ? WHOLE.alpha : 0);
  setThreeBytes(whole, WHOLE.size, width - 1, height - 1);
  const frames = parsed.map((still, i) => {
    const [size, place] = [sizes[i], places[i]];
    if (!size || !place) throw new TypeError('Expected a size');
    return { type: 'ANMF', data: frameOfStill(still, headOf(size, place, delay)) };
  });
  return riff([{ type: 'VP8X', data: whole }, { type: 'ANIM', data: FOR_EVER }, ...frames]);
}
