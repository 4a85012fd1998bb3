/** From this score on a block has no colour: in a picture with this score people see a slight difference if they look closely. */
const SEEN_BELOW = 70;
/** At this score and below a block has the full colour: people see the difference without comparing. */
const PLAIN = 30;
/** Yellow for the smallest difference that is seen, red for a plain one. */
const FAINT = [255, 214, 0, 90] as const;
const STRONG = [225, 0, 30, 190] as const;

/** The worst score of a map. */
export function worstOf(scores: ArrayLike<number>): number {
  return Array.from(scores).reduce((worst, score) => Math.min(worst, score), 100);
}

/** The colour of a block with this score, on one scale for all pictures: red, green, blue and alpha, 0 to 255 each. */
export function heatOf(score: number): readonly [number, number, number, number] {
  if (score >= SEEN_BELOW) return [0, 0, 0, 0];
  const heat = Math.min(1, (SEEN_BELOW - score) / (SEEN_BELOW - PLAIN));
  const mixed = FAINT.map((from, i) => Math.round(from + heat * ((STRONG[i] ?? from) - from)));
  return mixed as unknown as readonly [number, number, number, number];
}

/** Whether any block has a colour. */
export function isVisible(scores: ArrayLike<number>): boolean {
  return worstOf(scores) < SEEN_BELOW;
}
