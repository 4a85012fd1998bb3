import { centred, type Position } from '../../animation/layout.ts';
import { concatenate } from '../../bytes/concatenate.ts';
import {
  CONTROL,
  CONTROL_LABEL,
  DESCRIPTOR,
  DISPOSAL,
  EXTENSION,
  type GifFrame,
  isTransparent,
  parseGif,
  SCREEN,
  SCREEN_BYTES,
  screenOf,
  viewOf,
  withPalette,
  writeGif,
} from './blocks.ts';

/** Eight bits per colour, no global colour table. */
const SCREEN_PACKED = 0x70;
/** Netscape's looping extension: loop for ever. */
const LOOP = [EXTENSION, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0];

function headOf(width: number, height: number): Uint8Array {
  const screen = new Uint8Array(SCREEN_BYTES);
  screen.set(new TextEncoder().encode('GIF89a'));
  viewOf(screen).setUint16(SCREEN.width, width, true);
  viewOf(screen).setUint16(SCREEN.height, height, true);
  screen[10] = SCREEN_PACKED;
  return concatenate([screen, Uint8Array.from(LOOP)]);
}

/** Moves a frame to its position on the screen, and sets its delay and the disposal to background. */
function positioned(frame: GifFrame, { left, top }: Position, delay: number): GifFrame {
  const { control, descriptor } = frame;
  const clearing = new Uint8Array(CONTROL.bytes);
  const transparent = isTransparent(frame) ? CONTROL.transparent : 0;
  clearing.set([EXTENSION, CONTROL_LABEL, 4, (DISPOSAL.toBackground << DISPOSAL.shift) | transparent]);
  viewOf(clearing).setUint16(CONTROL.delay, delay, true);
  clearing[CONTROL.colour] = control[CONTROL.colour] ?? 0;
  const placed = descriptor.slice();
  viewOf(placed).setUint16(DESCRIPTOR.left, viewOf(descriptor).getUint16(DESCRIPTOR.left, true) + left, true);
  viewOf(placed).setUint16(DESCRIPTOR.top, viewOf(descriptor).getUint16(DESCRIPTOR.top, true) + top, true);
  return { ...frame, control: clearing, descriptor: placed };
}

/**
 * Binds stills into one looping GIF. Each becomes a frame with its own palette, centred on the largest.
 * @param delay milliseconds per frame; a GIF stores hundredths of a second
 */
export function bindGifs(stills: readonly Uint8Array[], delay: number): Uint8Array<ArrayBuffer> {
  const parsed = stills.map(parseGif);
  const sizes = parsed.map(({ head }) => screenOf(head));
  const { width, height, positions } = centred(sizes);
  const frames = parsed.map(({ frames: [frame], palette }, i) => {
    const place = positions[i];
    if (!frame || !place) throw new TypeError('Expected a frame');
    return positioned(withPalette(frame, palette), place, Math.max(2, Math.round(delay / 10)));
  });
  return writeGif(headOf(width, height), frames);
}
