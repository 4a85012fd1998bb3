import type { Format } from '../../formats/format.ts';
import { usualScore } from '../candidates/usual.ts';

/* What is measured at a few steps predicts the others. */

/** A measurement: the coordinate of a setting, and what its file has. */
interface Point {
  x: number;
  y: number;
}

interface Slopes {
  /** The slope of a single measurement. */
  usual: number;
  /** Bounds for the slope beyond the outermost measurements. */
  least: number;
  most: number;
  /** Two measurements that are nearer in x differ by irregularities more than by the curve. */
  apart?: number;
}

/** Predicts along lines between measurements and, beyond them, with the slope of the two outermost ones. */
class Line {
  /** By x. */
  points: Point[] = [];
  readonly #slopes: Slopes;

  constructor(slopes: Slopes) {
    this.#slopes = slopes;
  }

  /** Adds a measurement. It replaces one with the same x. */
  add(x: number, y: number): void {
    this.points = [...this.points.filter((point) => point.x !== x), { x, y }].sort((a, b) => a.x - b.x);
  }

  /** Returns the predicted y; NaN without measurements. */
  at(x: number): number {
    const { points } = this;
    let next = 0;
    while (x > (points[next]?.x ?? Number.NaN)) next++;
    const below = points[next - 1];
    const above = points[next];
    if (below && above) return below.y + ((x - below.x) / (above.x - below.x)) * (above.y - below.y);
    const end = below ?? above;
    return end ? end.y + (x - end.x) * this.#slopeFrom(end, below ? points.at(-2) : points[1]) : Number.NaN;
  }

  #slopeFrom(end: Point, neighbour: Point | undefined): number {
    const { usual, least, most, apart = 0 } = this.#slopes;
    if (!neighbour) return usual;
    const distance = end.x - neighbour.x;
    const slope = (end.y - neighbour.y) / (Math.sign(distance) * Math.max(apart, Math.abs(distance)));
    return Math.min(most, Math.max(least, slope));
  }
}

/** The largest change of the difference between drafts and full encodes per x, as a fraction of the usual slope. */
const MOST_CHANGE = 0.6;
const NEIGHBOURS = 0.15;

/**
 * Predicts the size of a full encode from measurements. The log size is a smooth function of the setting, so two
 * samples near the target predict the next one within a percent. The ratio of a full encode to its draft changes
 * little, so cheap drafts give the shape of the curve, and full encodes shift it.
 */
export class SizeModel {
  readonly #drafts: Line;
  readonly #fulls: Line;
  /** Full encodes less drafts. In AVIF the difference changes with x, and two full encodes show how much. */
  readonly #offsets: Line;

  /** @param slope growth of y per x without measurements */
  constructor(slope: number) {
    const slopes = { usual: slope, least: slope / 3, most: slope * 3 };
    this.#drafts = new Line(slopes);
    this.#fulls = new Line(slopes);
    const most = slope * MOST_CHANGE;
    this.#offsets = new Line({ usual: 0, least: -most, most, apart: NEIGHBOURS });
  }

  /** Adds a draft. @param y its log size plus the usual difference of full encodes to drafts */
  addDraft(x: number, y: number): void {
    this.#drafts.add(x, y);
    for (const full of this.#fulls.points) this.#offsets.add(full.x, full.y - this.#drafts.at(full.x));
  }

  /** Adds a full encode. @param y its log size */
  addFull(x: number, y: number): void {
    this.#fulls.add(x, y);
    this.#offsets.add(x, y - this.#drafts.at(x));
  }

  /** Predicts the log size of a full encode. */
  at(x: number): number {
    if (this.#drafts.points.length === 0) return this.#fulls.at(x);
    return this.#drafts.at(x) + (this.#fulls.points.length > 0 ? this.#offsets.at(x) : 0);
  }
}

/** A measured quality. */
interface ScoredQuality {
  quality: number;
  score: number;
}

/** The largest difference between tiles that are encoded alone and the same tiles in the whole picture, in points. */
const MOST_SHIFT = 1.5;
/** A rise from one quality to the next that is larger, in points, is a jump. In JPEG it can be four points. */
const JUMP = 2;
/** At a jump, points below the target count `times` as much as points above it, up to `most`. */
const TOO_LITTLE = { times: 1.5, most: 2 } as const;

/**
 * Predicts the score of a picture by quality. Between two measured qualities it follows the format's usual curve,
 * scaled to meet both.
 */
export class ScoreCurve {
  readonly #lowest: number;
  readonly #highest: number;
  /** Whether the highest quality is lossless, so that it predicts nothing about lower ones. */
  readonly #endsExact: boolean;
  readonly #format: Format;
  /** By the usual score. */
  readonly #line = new Line({ usual: 1, least: 0.3, most: 4 });

  constructor(format: Format, { lowest, highest }: { lowest: number; highest: number }) {
    this.#lowest = lowest;
    this.#highest = highest;
    this.#endsExact = format.quality?.reduces === 'colours';
    this.#format = format;
  }

  /** Whether a quality is measured, or needs no measurement. */
  knows(quality: number): boolean {
    const usual = usualScore(this.#format, quality);
    return (this.#endsExact && quality === this.#highest) || this.#line.points.some(({ x }) => x === usual);
  }

  /** Adds a measured quality. */
  add(quality: number, score: number): void {
    if (this.#endsExact && quality === this.#highest) return;
    this.#line.add(usualScore(this.#format, quality), score);
  }

  /** Replaces all measurements by better ones. */
  replace(points: readonly ScoredQuality[]): void {
    this.#line.points = [];
    for (const { quality, score } of points) this.add(quality, score);
  }

  /**
   * Shifts the whole curve towards a new measurement, by at most `MOST_SHIFT`. The rest of the difference is a jump
   * there.
   */
  shiftTo(quality: number, score: number): void {
    const shift = Math.min(MOST_SHIFT, Math.max(-MOST_SHIFT, score - this.scoreAt(quality)));
    this.#line.points = this.#line.points.map(({ x, y }) => ({ x, y: y + shift }));
    this.add(quality, score);
  }

  /** Returns the predicted score of a quality; NaN without measurements. */
  scoreAt(quality: number): number {
    return this.#line.at(usualScore(this.#format, quality));
  }

  /**
   * Returns the lowest quality whose predicted score is at least this, or the highest quality if none is. If the score
   * jumps there, and the quality below is nearer to the score and not far below it, returns that one.
   */
  qualityFor(score: number): number {
    for (let quality = this.#lowest; quality < this.#highest; quality++) {
      const above = this.scoreAt(quality) - score;
      if (above < 0) continue;
      const below = score - this.scoreAt(quality - 1);
      const isNearer = below < TOO_LITTLE.most && TOO_LITTLE.times * below < above;
      return quality > this.#lowest && above > JUMP && isNearer ? quality - 1 : quality;
    }
    return this.#highest;
  }
}
