import type { Format } from '../formats/format.ts';
import { looksOf } from './looks.ts';

interface Point {
  quality: number;
  score: number;
}

/** Between parts that are encoded alone and the same in the whole, in points. */
const MOST_SHIFT = 1.5;
/** From one quality to the next a score rises by less, in points; a step of a JPEG's table may move it by four. */
const JUMP = 2;
/** Over a jump too little counts so many times as much as too much, and may be no more than so many points. */
const TOO_LITTLE = { times: 1.5, most: 2 } as const;
/** Two points whose line is so much flatter or steeper than is usual for the format say little of the steps beyond. */
const SLOPES = { least: 0.3, most: 4 } as const;

/** The score that a picture whose activity is 1 usually has. */
export function usualScore(format: Format, quality: number): number {
  const { scores } = looksOf(format);
  const next = Math.max(
    1,
    scores.findIndex(([upTo]) => upTo >= quality),
  );
  const [[from, low] = [0, 0], [to, high] = [100, 100]] = scores.slice(next - 1, next + 1);
  return low + ((quality - from) / (to - from)) * (high - low);
}

/**
 * How the score of one picture grows with the quality, from what was measured: between two points in the way that is usual for
 * the format, stretched to meet both.
 */
export class ScoreCurve {
  readonly #lowest: number;
  readonly #highest: number;
  /** The highest quality is the picture itself, whatever the ones below it are like. */
  readonly #endsExact: boolean;
  readonly #format: Format;
  #points: Point[] = [];

  constructor(format: Format, { lowest, highest }: { lowest: number; highest: number }) {
    this.#lowest = lowest;
    this.#highest = highest;
    this.#endsExact = format.quality?.reduces === 'colours';
    this.#format = format;
  }

  /** Is there nothing more to learn of it? */
  knows(quality: number): boolean {
    if (this.#endsExact && quality === this.#highest) return true;
    return this.#points.some((point) => point.quality === quality);
  }

  add(quality: number, score: number): void {
    if (this.#endsExact && quality === this.#highest) return;
    this.#points = [...this.#points, { quality, score }].sort((a, b) => a.quality - b.quality);
  }

  /** Better points are known, and nothing else counts any more. */
  replace(points: readonly Point[]): void {
    this.#points = [];
    for (const { quality, score } of points) this.add(quality, score);
  }

  /** The whole curve lies higher or lower than was thought, by so much as encoders do; the rest is a jump at this point. */
  shiftTo(quality: number, score: number): void {
    const shift = Math.min(MOST_SHIFT, Math.max(-MOST_SHIFT, score - this.scoreAt(quality)));
    this.#points = this.#points
      .filter((point) => point.quality !== quality)
      .map((point) => ({ ...point, score: point.score + shift }));
    this.add(quality, score);
  }

  /** What a quality is expected to score. */
  scoreAt(quality: number): number {
    const points = this.#points;
    const first = points[0];
    if (!first) return Number.NaN;
    const above = points.find((point) => point.quality >= quality);
    const below = points.findLast((point) => point.quality <= quality);
    if (above && below) {
      if (above.quality === below.quality) return above.score;
      const share = this.#rise(below.quality, quality) / this.#rise(below.quality, above.quality);
      return below.score + share * (above.score - below.score);
    }
    const nearest = above ?? below ?? first;
    return nearest.score + this.#rise(nearest.quality, quality) * this.#steepness(nearest);
  }

  /**
   * The lowest quality that is expected to score so much; or the one below it where a jump lies between them and that one is
   * nearer, and not far below.
   * @returns the highest where none is expected to
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

  /** What the score usually grows by from one quality to another. */
  #rise(from: number, to: number): number {
    return usualScore(this.#format, to) - usualScore(this.#format, from);
  }

  /** How much faster than usual it grows beyond a point, by the two outermost on that side. */
  #steepness(end: Point): number {
    const points = this.#points;
    const neighbour = end === points[0] ? points[1] : points.at(-2);
    if (!neighbour) return 1;
    const steepness = (end.score - neighbour.score) / this.#rise(neighbour.quality, end.quality);
    return Math.min(SLOPES.most, Math.max(SLOPES.least, steepness));
  }
}
