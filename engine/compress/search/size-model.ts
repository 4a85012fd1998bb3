/** A measurement: the coordinate of a setting, and the natural logarithm of the file's size in bytes. */
interface Sample {
  x: number;
  y: number;
}

/** The largest change of the difference between drafts and full encodes per x, as a fraction of the usual slope. */
const MOST_CHANGE = 0.6;
/** Two samples that are nearer in x differ by irregularities more than by the curve. */
const NEIGHBOURS = 0.15;

/**
 * Predicts the size of a full encode from measurements. The log size is a smooth function of the setting, so two
 * samples near the target predict the next one within a percent. The ratio of a full encode to its draft changes
 * little, so cheap drafts give the shape of the curve, and full encodes shift it.
 */
export class SizeModel {
  readonly #slope: number;
  readonly #drafts: Sample[] = [];
  readonly #fulls: Sample[] = [];

  /** @param slope growth of y per x without measurements */
  constructor(slope: number) {
    this.#slope = slope;
  }

  /** Adds a draft. @param y its log size plus the usual difference of full encodes to drafts */
  addDraft(x: number, y: number): void {
    insert(this.#drafts, { x, y });
  }

  /** Adds a full encode. @param y its log size */
  addFull(x: number, y: number): void {
    insert(this.#fulls, { x, y });
  }

  /** Predicts the log size of a full encode. */
  at(x: number): number {
    if (this.#drafts.length === 0) return this.#along(this.#fulls, x);
    return this.#along(this.#drafts, x) + this.#offsetAt(x);
  }

  /** Returns the difference between a full encode and its draft around `x`. */
  #offsetAt(x: number): number {
    const offsets = this.#fulls.map((full) => ({ x: full.x, y: full.y - this.#along(this.#drafts, full.x) }));
    const within = between(offsets, x);
    if (within !== undefined) return within;
    const isBelow = x < (offsets[0]?.x ?? x);
    const [end, next] = isBelow ? [offsets[0], offsets[1]] : [offsets.at(-1), offsets.at(-2)];
    if (!end) return 0;
    // In AVIF the difference changes with x. Two full encodes show how much.
    const change = next ? (end.y - next.y) / Math.max(Math.abs(end.x - next.x), NEIGHBOURS) : 0;
    const most = this.#slope * MOST_CHANGE;
    const kept = Math.min(most, Math.max(-most, change));
    return end.y + (isBelow ? end.x - x : x - end.x) * kept;
  }

  #along(points: readonly Sample[], x: number): number {
    const within = between(points, x);
    if (within !== undefined) return within;
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return 0;
    return x < first.x
      ? first.y + (x - first.x) * this.#slopeAt(first, points[1])
      : last.y + (x - last.x) * this.#slopeAt(points.at(-2), last);
  }

  /** Returns the slope beyond the ends: that of the last two samples, within a factor of three of the usual slope. */
  #slopeAt(a: Sample | undefined, b: Sample | undefined): number {
    if (!a || !b || a === b) return this.#slope;
    const measured = (b.y - a.y) / (b.x - a.x);
    return Math.min(this.#slope * 3, Math.max(this.#slope / 3, measured));
  }
}

/** Interpolates linearly; undefined outside the samples, which are sorted by x. */
function between(points: readonly Sample[], x: number): number | undefined {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b && x >= a.x && x <= b.x) return a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  }
  const only = points.length === 1 ? points[0] : undefined;
  return only?.x === x ? only.y : undefined;
}

/** Inserts a sample by x. It replaces one with the same x. */
function insert(points: Sample[], point: Sample): void {
  const at = points.findIndex((other) => other.x >= point.x);
  if (at < 0) points.push(point);
  else points.splice(at, points[at]?.x === point.x ? 1 : 0, point);
}
