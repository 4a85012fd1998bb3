import { coversAll, leavesAt } from '../../../animation/holes.ts';
import type { Box, StoredAnimation, StoredFrame } from './stored.ts';

/*
 * Composes the frames of an animated PNG (PNG, third edition, section 11.3.6.2). Colours are not premultiplied; alpha, if present,
 * is the last sample of a pixel.
 */

export type SampleArray = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

/**
 * Whether the first frame covers the canvas if its pixels are those of the static image, as PNG's section 11.3.6.2 requires. Files
 * that ignore that hold the pixels either of the frame or of the whole picture.
 */
export const fitsHeader = ({ frames: [first], showsFirst, ...canvas }: StoredAnimation) =>
  !showsFirst || coversAll(first, canvas);

/** The blend of one pixel. */
interface Blend {
  canvas: SampleArray;
  to: number;
  frame: SampleArray;
  from: number;
  bands: number;
  most: number;
}

/** Composites a pixel over another (PNG, third edition, section 12.7; Porter and Duff's "over"). */
function layOver({ canvas, to, frame, from, bands, most }: Blend): void {
  const last = bands - 1;
  const alpha = frame[from + last] ?? most;
  if (alpha === 0) return;
  const below = canvas[to + last] ?? 0;
  if (alpha === most || below === 0) {
    for (let band = 0; band < bands; band++) canvas[to + band] = frame[from + band] ?? 0;
    return;
  }
  const own = alpha * most;
  const through = (most - alpha) * below;
  for (let band = 0; band < last; band++) {
    const mixed = (frame[from + band] ?? 0) * own + (canvas[to + band] ?? 0) * through;
    canvas[to + band] = Math.round(mixed / (own + through));
  }
  canvas[to + last] = Math.round((own + through) / most);
}

/** The canvas on which frames are painted in order. */
export class Canvas {
  /** The current picture, rows from the top. */
  readonly samples: SampleArray;
  readonly #width: number;
  readonly #bands: number;
  readonly #hasAlpha: boolean;
  #next = 0;
  #undo: () => void = () => {};

  /** @param empty zeroed samples for all pixels of the picture */
  constructor(empty: SampleArray, { width, bands, hasAlpha }: { width: number; bands: number; hasAlpha: boolean }) {
    this.samples = empty;
    this.#width = width;
    this.#bands = bands;
    this.#hasAlpha = hasAlpha;
  }

  /** Paints the next frame. Its samples have the same bands, or lack only alpha. */
  paint(frame: StoredFrame, samples: SampleArray): void {
    this.#undo();
    const goes = leavesAt(frame, this.#next++);
    const before = goes === 'previous' ? this.#cut(frame) : undefined;
    this.#undo = () => {
      if (before) this.#put(frame, before);
      if (goes === 'nothing') this.#clear(frame);
    };
    const given = samples.length / (frame.width * frame.height);
    const full = given < this.#bands ? withAlpha(samples, given) : samples;
    if (frame.joins === 'over' && this.#hasAlpha && given === this.#bands) this.#lay(frame, full);
    else this.#put(frame, full);
  }

  /** Visits each row of a box with its offsets in the box's own samples and on the canvas. */
  #eachRow({ left, top, width, height }: Box, visit: (own: number, at: number, length: number) => void): void {
    const length = width * this.#bands;
    for (let y = 0; y < height; y++) visit(y * length, ((top + y) * this.#width + left) * this.#bands, length);
  }

  #cut(box: Box): SampleArray {
    const cut = this.samples.slice(0, box.width * box.height * this.#bands) as SampleArray;
    this.#eachRow(box, (own, at, length) => cut.set(this.samples.subarray(at, at + length), own));
    return cut;
  }

  #put(box: Box, samples: SampleArray): void {
    this.#eachRow(box, (own, at, length) => this.samples.set(samples.subarray(own, own + length), at));
  }

  #clear(box: Box): void {
    this.#eachRow(box, (_, at, length) => this.samples.fill(0, at, at + length));
  }

  #lay(box: Box, frame: SampleArray): void {
    const bands = this.#bands;
    const most = mostOf(frame);
    this.#eachRow(box, (own, at, length) => {
      for (let i = 0; i < length; i += bands) {
        layOver({ canvas: this.samples, to: at + i, frame, from: own + i, bands, most });
      }
    });
  }
}

const mostOf = (samples: SampleArray) => (samples instanceof Uint16Array ? 65_535 : 255);

/** Adds an opaque alpha channel. */
function withAlpha(samples: SampleArray, bands: number): SampleArray {
  const pixels = samples.length / bands;
  const length = pixels * (bands + 1);
  const full: SampleArray = samples instanceof Uint16Array ? new Uint16Array(length) : new Uint8Array(length);
  full.fill(mostOf(samples));
  for (let i = 0; i < pixels; i++) {
    for (let band = 0; band < bands; band++) full[i * (bands + 1) + band] = samples[i * bands + band] ?? 0;
  }
  return full;
}
