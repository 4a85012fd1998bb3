/** A measured point: a coordinate of the setting, and the natural logarithm of the file's size in bytes. */
interface Point {
  x: number;
  y: number;
}

/** How much the distance between drafts and full encodes may change along the way, as a fraction of the usual slope. */
const MOST_CHANGE = 0.6;
/** Two points nearer than this differ by an encoder's whims more than by the curve. */
const NEIGHBOURS = 0.15;

/**
 * Predicts the size of a full encode from what has been measured. The logarithm of the size is smooth in the setting,
 * so two points near the target tell the next to a percent; and a draft's size differs from the full encode's by a
 * factor that changes little along the way, so cheap drafts draw the curve and full encodes move it into place.
 */
export class SizeModel {
  readonly #slope: number;
  readonly #offset: number;
  readonly #drafts: Point[] = [];
  readonly #fulls: Point[] = [];

  /**
   * @param slope how much y grows with x before anything is measured
   * @param offset what a full encode's y is more than its draft's corrected one, before both are measured
   */
  constructor(slope: number, offset: number) {
    this.#slope = slope;
    this.#offset = offset;
  }

  /** @param y the logarithm of a draft's size, corrected by what is usual between drafts and full encodes */
  addDraft(x: number, y: number): void {
    insert(this.#drafts, { x, y });
  }

  /** @param y the logarithm of a full encode's size */
  addFull(x: number, y: number): void {
    insert(this.#fulls, { x, y });
  }

  /** The logarithm of the size of a full encode at `x`. */
  at(x: number): number {
    if (this.#drafts.length === 0) return this.#along(this.#fulls, x);
    return this.#along(this.#drafts, x) + this.#offsetAt(x);
  }

  /** How far a full encode is from its draft around `x`, as far as is known. */
  #offsetAt(x: number): number {
    const offsets = this.#fulls.map((full) => ({ x: full.x, y: full.y - this.#along(this.#drafts, full.x) }));
    const within = between(offsets, x);
    if (within !== undefined) return within;
    const isBelow = x < (offsets[0]?.x ?? x);
    const [end, next] = isBelow ? [offsets[0], offsets[1]] : [offsets.at(-1), offsets.at(-2)];
    if (!end) return this.#offset;
    // In AVIF it also changes along the way, as two full encodes show.
    const change = next ? (end.y - next.y) / Math.max(Math.abs(end.x - next.x), NEIGHBOURS) : 0;
    const most = this.#slope * MOST_CHANGE;
    const kept = Math.min(most, Math.max(-most, change));
    return end.y + (isBelow ? end.x - x : x - end.x) * kept;
  }

  /** The best guess of the difference for another stretch of the same format. */
  get offset(): number {
    const last = this.#fulls.at(-1);
    return last && this.#drafts.length > 0 ? last.y - this.#along(this.#drafts, last.x) : this.#offset;
  }

  #along(points: readonly Point[], x: number): number {
    const within = between(points, x);
    if (within !== undefined) return within;
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return 0;
    return x < first.x
      ? first.y + (x - first.x) * this.#slopeAt(first, points[1])
      : last.y + (x - last.x) * this.#slopeAt(points.at(-2), last);
  }

  /** Beyond the ends the last two points lead on, but not more than three times off the usual slope. */
  #slopeAt(a: Point | undefined, b: Point | undefined): number {
    if (!a || !b || a === b) return this.#slope;
    const measured = (b.y - a.y) / (b.x - a.x);
    return Math.min(this.#slope * 3, Math.max(this.#slope / 3, measured));
  }
}

/** Linear between the two neighbours of `x`; undefined outside. Points are in the order of x. */
function between(points: readonly Point[], x: number): number | undefined {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b && x >= a.x && x <= b.x) return a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  }
  const only = points.length === 1 ? points[0] : undefined;
  return only?.x === x ? only.y : undefined;
}

/** Keeps the order; a point measured again replaces the earlier one. */
function insert(points: Point[], point: Point): void {
  const at = points.findIndex((other) => other.x >= point.x);
  if (at < 0) points.push(point);
  else points.splice(at, points[at]?.x === point.x ? 1 : 0, point);
}
