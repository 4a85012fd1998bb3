import type { Size } from '../../../geometry/steps.ts';
import * as MARKER from '../markers.ts';
import { accept } from './refusal.ts';

/** A frame header (SOF; T.81, B.2.2), with the colours that other segments state. */
export interface Frame extends Size {
  progressive: boolean;
  components: FrameComponent[];
}

export interface FrameComponent {
  id: number;
  /** Sampling factors. */
  h: number;
  v: number;
  /** Number of the quantisation table. */
  tq: number;
  /** Low bits still missing, by zigzag index; 16 before the first scan. */
  missing: Uint8Array;
}

export type JpegColours = 'grey' | 'ycc' | 'rgb';

/** libjpeg decodes no longer side. */
const MOST_SIDE = 65_500;
/** T.81, B.2.3. */
const MOST_BLOCKS_PER_MCU = 10;

const wordAt = (body: Uint8Array, at: number) => ((body[at] ?? 0) << 8) | (body[at + 1] ?? 0);

export function readFrame(body: Uint8Array, progressive: boolean): Frame {
  const [height, width, count] = [wordAt(body, 1), wordAt(body, 3), body[5] ?? 0];
  accept(body.length === 6 + 3 * count && width > 0, 'marker');
  accept(body[0] === 8, 'precision');
  accept(height > 0, 'height');
  accept(width <= MOST_SIDE && height <= MOST_SIDE, 'too-large');
  accept(count === 1 || count === 3, 'components');
  const components = Array.from({ length: count }, (_, i) => {
    const [id = 0, factors = 0, tq = 0] = body.subarray(6 + 3 * i, 9 + 3 * i);
    // The factors of a single component have no effect.
    const [h, v] = count === 1 ? [1, 1] : [factors >> 4, factors & 15];
    accept(factors >> 4 > 0 && (factors & 15) > 0 && tq < 4, 'marker');
    return { id, h, v, tq, missing: new Uint8Array(64).fill(16) };
  });
  accept(new Set(components.map(({ id }) => id)).size === count, 'marker');
  const most = { h: Math.max(...components.map(({ h }) => h)), v: Math.max(...components.map(({ v }) => v)) };
  accept(
    most.h <= 4 && most.v <= 4 && components.every(({ h, v }) => most.h % h === 0 && most.v % v === 0),
    'sampling',
  );
  accept(components.reduce((sum, { h, v }) => sum + h * v, 0) <= MOST_BLOCKS_PER_MCU, 'sampling');
  return { width, height, progressive, components };
}

/** What the segments before the frame state about colours. */
export interface Markers {
  jfif: boolean;
  /** The transform of Adobe's segment. */
  adobe?: number;
}

const beginsWith = (body: Uint8Array, text: string) => [...text].every((char, i) => body[i] === char.charCodeAt(0));

export function noteMarker(markers: Markers, marker: number, body: Uint8Array): void {
  if (marker === MARKER.APP0 && body.length >= 14 && beginsWith(body, 'JFIF\0')) {
    // libjpeg warns of other revisions.
    accept(body[5] === 1, 'marker');
    markers.jfif = true;
  }
  const transform = body[11];
  if (marker === MARKER.APP14 && transform !== undefined && beginsWith(body, 'Adobe')) markers.adobe = transform;
}

/** The colours as libjpeg recognises them. */
export function coloursOf({ components }: Frame, { jfif, adobe }: Markers): JpegColours {
  if (components.length === 1) return 'grey';
  if (jfif) return 'ycc';
  if (adobe === undefined)
    return components.map(({ id }) => String.fromCharCode(id)).join('') === 'RGB' ? 'rgb' : 'ycc';
  accept(adobe <= 1, 'components');
  return adobe === 0 ? 'rgb' : 'ycc';
}
