/** Blocks with this score or more have no colour: a picture that looks the same has few below. */
const UNSEEN = 75;
/** The smallest range in points from no colour to the full one: a tiny difference must not look alarming. */
const LEAST_SCALE = 15;
/** At this score and below, every block has the full colour. */
const PLAIN = 25;
/** Yellow for the smallest difference, red for the largest; red, green, blue and alpha, 0 to 255 each. */
const FAINT = [255, 214, 0, 90] as const;
const STRONG = [225, 0, 30, 190] as const;

/** The worst score of a map. */
export function worstOf(scores: ArrayLike<number>): number {
  return Array.from(scores).reduce((worst, score) => Math.min(worst, score), 100);
}

/** The colour of a block with this score. @param worst the score of the worst block, which has the full colour */
export function heatOf(score: number, worst: number): readonly [number, number, number, number] {
  if (score >= UNSEEN) return [0, 0, 0, 0];
  const plain = Math.max(PLAIN, Math.min(worst, UNSEEN - LEAST_SCALE));
  const heat = Math.min(1, (UNSEEN - score) / (UNSEEN - plain));
  const mixed = FAINT.map((from, i) => Math.round(from + heat * ((STRONG[i] ?? from) - from)));
  return mixed as unknown as readonly [number, number, number, number];
}

/** Whether any block has a colour. */
export function isVisible(scores: ArrayLike<number>): boolean {
  return worstOf(scores) < UNSEEN;
}
