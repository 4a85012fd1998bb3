import { formatCount } from '#words/language.ts';

/** A fraction as a percentage with at most one decimal; a small one is not rounded to nothing. */
export function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return rounded === 0 && share > 0 ? 'menos de 0,1%' : `${formatCount(rounded)}%`;
}

/** The share of a picture that is missing: neither nothing nor all of it. */
export const missingPercent = (share: number): string => percent(Math.min(0.999, Math.max(0.001, share)));
