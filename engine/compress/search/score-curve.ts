import type { Format } from '../../formats/format.ts';
import { usualScoresOf } from '../candidates/usual-scores.ts';

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
/** Bounds for the slope beyond the measured qualities, as a factor of the format's usual slope. */
const SLOPES = { least: 0.3, most: 4 } as const;

/** Returns the usual score of a picture with an activity of 1. */
export function usualScore(format: Format, quality: number): number {
  const { scores } = usualScoresOf(format);
  const next = Math.max(
    1,
    scores.findIndex(([upTo]) => upTo >= quality),
  );
  const [[from, low] = [0, 0], [to, high] = [100, 100]] = scores.slice(next - 1, next + 1);
  return low + ((quality - from) / (to - from)) * (high - low);
}

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
  #points: ScoredQuality[] = [];

  constructor(format: Format, { lowest, highest }: { lowest: number; highest: number }) {
    this.#lowest = lowest;
    this.#highest = highest;
    this.#endsExact = format.quality?.reduces === 'colours';
    this.#format = format;
  }

  /** Whether a quality is measured, or needs no measurement. */
  knows(quality: number): boolean {
    if (this.#endsExact && quality === this.#highest) return true;
    return this.#points.some((point) => point.quality === quality);
  }

  /** Adds a measured quality. */
  add(quality: number, score: number): void {
    if (this.#endsExact && quality === this.#highest) return;
    this.#points = [...this.#points, { quality, score }].sort((a, b) => a.quality - b.quality);
  }

  /** Replaces all measurements by better ones. */
  replace(points: readonly ScoredQuality[]): void {
    this.#points = [];
    for (const { quality, score } of points) this.add(quality, score);
  }

  /**
   * Shifts the whole curve towards a new measurement, by at most `MOST_SHIFT`. The rest of the difference is a jump
   * there.
   */
  shiftTo(quality: number, score: number): void {
    const shift = Math.min(MOST_SHIFT, Math.max(-MOST_SHIFT, score - this.scoreAt(quality)));
    this.#points = this.#points
      .filter((point) => point.quality !== quality)
      .map((point) => ({ ...point, score: point.score + shift }));
    this.add(quality, score);
  }

  /** Returns the predicted score of a quality; NaN without measurements. */
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

  /** Returns the usual rise of the score from one quality to another. */
  #rise(from: number, to: number): number {
    return usualScore(this.#format, to) - usualScore(this.#format, from);
  }

  /** Returns the slope beyond an outermost measurement, as a factor of the usual slope, by the two outermost ones. */
  #steepness(end: ScoredQuality): number {
    const points = this.#points;
    const neighbour = end === points[0] ? points[1] : points.at(-2);
    if (!neighbour) return 1;
    const steepness = (end.score - neighbour.score) / this.#rise(neighbour.quality, end.quality);
    return Math.min(SLOPES.most, Math.max(SLOPES.least, steepness));
  }
}
