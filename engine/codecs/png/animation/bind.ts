import { concatenate } from '../../../bytes/concatenate.ts';
import type { Size } from '../../../geometry/steps.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks, pngData } from '../chunks.ts';
import { type Box, JOINS, LEAVES } from './stored.ts';

/** A frame with blend operation `source` and dispose operation `none`. Its PNG has the colour type of the animation's header. */
export interface BoundFrame extends Box {
  png: Uint8Array;
  /** Milliseconds. */
  delay: number;
}

export interface BoundAnimation extends Size {
  /** A PNG whose palette, profile and other chunks before and after its pixels become the animation's. */
  header: Uint8Array;
  loop: number;
  frames: readonly BoundFrame[];
}

const ABOUT_PIXELS = new Set(['IHDR', 'IDAT', 'IEND']);
const MOST_16_BIT = 65_535;

/** A fraction of a second as two 16-bit numbers, in milliseconds if they fit. */
function fraction(delay: number): [number, number] {
  const perSecond = [1000, 100, 10, 1].find((each) => (delay * each) / 1000 <= MOST_16_BIT) ?? 1;
  return [Math.min(MOST_16_BIT, Math.round((delay * perSecond) / 1000)), perSecond];
}

function numbers(...values: number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) view.setUint32(i * 4, value);
  return bytes;
}

function control(number: number, { width, height, left, top, delay }: BoundFrame): Uint8Array<ArrayBuffer> {
  const [numerator, denominator] = fraction(delay);
  const rest = new Uint8Array(6);
  const view = new DataView(rest.buffer);
  view.setUint16(0, numerator);
  view.setUint16(2, denominator);
  view.setUint8(4, LEAVES.indexOf('frame'));
  view.setUint8(5, JOINS.indexOf('instead'));
  return pngChunk('fcTL', numbers(number, width, height, left, top), rest);
}

/**
 * Writes an animated PNG (PNG, third edition, sections 4.9 and 11.3.6). The first frame covers the whole canvas, and is also the
 * default image for readers without animation.
 */
export function bindApng({ width, height, header, loop, frames }: BoundAnimation): Uint8Array<ArrayBuffer> {
  const before: Uint8Array[] = [];
  const behind: Uint8Array[] = [];
  let depthAndKind: Uint8Array = new Uint8Array();
  let sawPixels = false;
  for (const chunk of pngChunks(header)) {
    if (chunk.type === 'IHDR') depthAndKind = pngData(header, chunk).subarray(8);
    if (chunk.type === 'IDAT') sawPixels = true;
    if (!ABOUT_PIXELS.has(chunk.type)) (sawPixels ? behind : before).push(header.subarray(chunk.start, chunk.end));
  }
  let number = 0;
  const bound = frames.flatMap((frame, i) => {
    const chunks = [control(number++, frame)];
    for (const chunk of pngChunks(frame.png)) {
      if (chunk.type !== 'IDAT') continue;
      const data = pngData(frame.png, chunk);
      chunks.push(i === 0 ? pngChunk('IDAT', data) : pngChunk('fdAT', numbers(number++), data));
    }
    return chunks;
  });
  return concatenate([
    header.subarray(0, FIRST_PNG_CHUNK),
    pngChunk('IHDR', numbers(width, height), depthAndKind),
    pngChunk('acTL', numbers(frames.length, loop)),
    ...before,
    ...bound,
    ...behind,
    pngChunk('IEND'),
  ]);
}
