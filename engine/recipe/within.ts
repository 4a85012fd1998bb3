import * as z from 'zod/mini';

/* Schemas of numbers within bounds. Each message names what is allowed. */

/** A number from `low` to `high`. */
export function within(low: number, high: number) {
  const allowed = `${low} to ${high}`;
  return z.number(allowed).check(z.minimum(low, allowed), z.maximum(high, allowed));
}

/** An integer from `low` to `high`. */
export function wholeWithin(low: number, high: number) {
  const allowed = `a whole number from ${low} to ${high}`;
  return z.int(allowed).check(z.minimum(low, allowed), z.maximum(high, allowed));
}

/** A number above 0, up to `high`. */
export function upTo(high: number) {
  const allowed = `a number above 0, ${high} at most`;
  return z.number(allowed).check(z.positive(allowed), z.maximum(high, allowed));
}
