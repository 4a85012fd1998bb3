import { concatenate } from '../bytes.ts';
import {
  CONTROL_LABEL,
  DISPOSAL,
  EXTENSION,
  type Frame,
  parseGif,
  SCREEN_BYTES,
  withPalette,
  writtenGif,
} from './gif-file.ts';
import { type Placed, placesOn } from './places.ts';

/** Of a logical screen and of an image's place: where the numbers stand, of two bytes each with the low one first. */
const SCREEN = { width: 6, height: 8 } as const;
const PLACE = { left: 1, top: 3 } as const;
const CONTROL = { transparent: 0x01, delay: 4, colour: 6, bytes: 8 } as const;
/** Eight bits a colour, and no palette for all. */
const SCREEN_PACKED = 0x70;
/** Netscape's extension: again and again, without end. */
const FOR_EVER = [EXTENSION, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0];

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function openingOf(width: number, height: number): Uint8Array {
  const screen = new Uint8Array(SCREEN_BYTES);
  screen.set(new TextEncoder().encode('GIF89a'));
  view(screen).setUint16(SCREEN.width, width, true);
  view(screen).setUint16(SCREEN.height, height, true);
  screen[10] = SCREEN_PACKED;
  return concatenate([screen, Uint8Array.from(FOR_EVER)]);
}

/** The frame at its place on the screen, shown for so many hundredths of a second, and cleared behind it. */
function shown({ control, place, ...frame }: Frame, { left, top }: Placed, hundredths: number): Frame {
  const clearing = new Uint8Array(CONTROL.bytes);
  const isTransparent = (control[DISPOSAL.at] ?? 0) & CONTROL.transparent;
  clearing.set([EXTENSION, CONTROL_LABEL, 4, (DISPOSAL.toBackground << DISPOSAL.shift) | isTransparent]);
  view(clearing).setUint16(CONTROL.delay, hundredths, true);
  clearing[CONTROL.colour] = control[CONTROL.colour] ?? 0;
  const placed = place.slice();
  view(placed).setUint16(PLACE.left, view(place).getUint16(PLACE.left, true) + left, true);
  view(placed).setUint16(PLACE.top, view(place).getUint16(PLACE.top, true) + top, true);
  return { ...frame, control: clearing, place: placed };
}

/**
 * One GIF of several stills, each a frame with its own palette, in the middle of the largest; it goes on for ever.
 * @param delay how long each is shown, in milliseconds, which a GIF keeps in hundredths of a second
 */
export function bindGifs(stills: readonly Uint8Array[], delay: number): Uint8Array<ArrayBuffer> {
  const parsed = stills.map(parseGif);
  const sizes = parsed.map(({ opening }) => ({
    width: view(opening).getUint16(SCREEN.width, true),
    height: view(opening).getUint16(SCREEN.height, true),
  }));
  const { width, height, places } = placesOn(sizes);
  const frames = parsed.map(({ frames: [frame], palette }, i) => {
    const place = places[i];
    if (!frame || !place) throw new TypeError('Expected a frame');
    return shown(withPalette(frame, palette), place, Math.max(2, Math.round(delay / 10)));
  });
  return writtenGif(openingOf(width, height), frames);
}
