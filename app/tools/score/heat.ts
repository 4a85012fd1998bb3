/** From this score on a spot is left as it is: a picture that looks the same has few below. */
const UNSEEN = 75;
/** The scale from no colour to the full one has so many points at the least: a hint of a difference is no alarm. */
const LEAST_SCALE = 15;
/** At and below this score every spot has the full colour. */
const PLAIN = 25;
/** Yellow where a difference begins, red where it is greatest; each red, green, blue and alpha, 0 to 255. */
const FAINT = [255, 214, 0, 90] as const;
const STRONG = [225, 0, 30, 190] as const;

/** The worst score of a map. */
export function worstOf(scores: ArrayLike<number>): number {
  return Array.from(scores).reduce((worst, score) => Math.min(worst, score), 100);
}

/** The colour of a spot with this score. @param worst that of the spot that differs most, which has the full colour */
export function heatOf(score: number, worst: number): readonly [number, number, number, number] {
  if (score >= UNSEEN) return [0, 0, 0, 0];
  const plain = Math.max(PLAIN, Math.min(worst, UNSEEN - LEAST_SCALE));
  const heat = Math.min(1, (UNSEEN - score) / (UNSEEN - plain));
  const mixed = FAINT.map((from, i) => Math.round(from + heat * ((STRONG[i] ?? from) - from)));
  return mixed as unknown as readonly [number, number, number, number];
}

/** Is there a spot that has a colour? */
export function isVisible(scores: ArrayLike<number>): boolean {
  return worstOf(scores) < UNSEEN;
}
