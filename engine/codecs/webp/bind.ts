import { centred, type Position } from '../../animation/layout.ts';
import type { Size } from '../../geometry/steps.ts';
import {
  ANMF,
  DISPOSE,
  flagsOf,
  getUint24,
  NO_BLEND,
  type ParsedWebp,
  parseWebp,
  setUint24,
  stillToFrame,
  VP8X,
  vp8xOf,
  writeRiff,
} from './animated.ts';

/** Bits per side in the headers of both codecs (RFC 6386, section 9.1, after a start code; RFC 9649, section 3.4, after a signature). */
const SIDE_BITS = 14;
const SIDE_MASK = (1 << SIDE_BITS) - 1;
/** `ANIM`: no background, loop for ever. */
const ANIM = new Uint8Array(6);

function sizeOf(still: ParsedWebp): Size {
  const whole = vp8xOf(still);
  if (whole.length > 0) return { width: getUint24(whole, VP8X.size) + 1, height: getUint24(whole, VP8X.size + 3) + 1 };
  const lossy = still.head.find(({ type }) => type === 'VP8 ')?.data;
  if (lossy) {
    const header = new DataView(lossy.buffer, lossy.byteOffset);
    return { width: header.getUint16(6, true) & SIDE_MASK, height: header.getUint16(8, true) & SIDE_MASK };
  }
  const lossless = still.head.find(({ type }) => type === 'VP8L')?.data;
  if (!lossless) throw new TypeError('Expected a picture');
  const bits = new DataView(lossless.buffer, lossless.byteOffset).getUint32(1, true);
  return { width: (bits & SIDE_MASK) + 1, height: ((bits >>> SIDE_BITS) & SIDE_MASK) + 1 };
}

/** Whether the file declares transparent pixels. A lossless picture can do so without `VP8X`. */
function hasAlpha(still: ParsedWebp): boolean {
  const lossless = still.head.find(({ type }) => type === 'VP8L')?.data;
  return (flagsOf(still) & VP8X.alpha) !== 0 || ((lossless?.[4] ?? 0) & 0x10) !== 0;
}

function headOf({ width, height }: Size, { left, top }: Position, delay: number): Uint8Array {
  const head = new Uint8Array(ANMF.pixels);
  setUint24(head, ANMF.place, left / 2, top / 2, width - 1, height - 1);
  setUint24(head, ANMF.duration, delay);
  head[ANMF.flags] = DISPOSE | NO_BLEND;
  return head;
}

/**
 * Binds stills into one looping animated WebP. Each becomes a frame, centred on the largest.
 * @param delay milliseconds per frame
 */
export function bindWebps(stills: readonly Uint8Array[], delay: number): Uint8Array<ArrayBuffer> {
  const parsed = stills.map(parseWebp);
  const sizes = parsed.map(sizeOf);
  const { width, height, positions } = centred(sizes);
  const whole = new Uint8Array(VP8X.bytes);
  // A smaller picture has transparent space around it.
  const isClear = parsed.some(hasAlpha) || sizes.some((size) => size.width < width || size.height < height);
  whole[0] = VP8X.animation | (isClear ? VP8X.alpha : 0);
  setUint24(whole, VP8X.size, width - 1, height - 1);
  const frames = parsed.map((still, i) => {
    const [size, place] = [sizes[i], positions[i]];
    if (!size || !place) throw new TypeError('Expected a size');
    return { type: 'ANMF', data: stillToFrame(still, headOf(size, place, delay)) };
  });
  return writeRiff([{ type: 'VP8X', data: whole }, { type: 'ANIM', data: ANIM }, ...frames]);
}
