/** A score as shown: a whole number, at least 0, because negative scores have no useful meaning. */
export const shownScore = (score: number): number => Math.max(0, Math.round(score));
