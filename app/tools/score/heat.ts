/** From this score on a spot is left as it is: a picture that looks the same has few below. */
const UNSEEN = 75;
/** At and below this one a spot has the full colour. */
const PLAIN = 25;
/** Yellow where a difference begins, red where it is greatest; each red, green, blue and alpha, 0 to 255. */
const FAINT = [255, 214, 0, 70] as const;
const STRONG = [225, 0, 30, 190] as const;

/** The colour of a spot with this score. */
export function heatOf(score: number): readonly [number, number, number, number] {
  if (score >= UNSEEN) return [0, 0, 0, 0];
  const heat = Math.min(1, (UNSEEN - score) / (UNSEEN - PLAIN));
  const mixed = FAINT.map((from, i) => Math.round(from + heat * ((STRONG[i] ?? from) - from)));
  return mixed as unknown as readonly [number, number, number, number];
}

/** Is there a spot that has a colour? */
export function isVisible(scores: ArrayLike<number>): boolean {
  return Array.from(scores).some((score) => score < UNSEEN);
}
