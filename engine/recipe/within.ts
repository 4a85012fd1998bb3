import * as z from 'zod/mini';

/* Numbers within bounds. The message of each is what is allowed, for whoever gave something else. */

export function within(low: number, high: number) {
  const allowed = `${low} to ${high}`;
  return z.number(allowed).check(z.minimum(low, allowed), z.maximum(high, allowed));
}

export function wholeWithin(low: number, high: number) {
  const allowed = `a whole number from ${low} to ${high}`;
  return z.int(allowed).check(z.minimum(low, allowed), z.maximum(high, allowed));
}

/** Any number above 0 and up to a bound. */
export function upTo(high: number) {
  const allowed = `a number above 0, ${high} at most`;
  return z.number(allowed).check(z.positive(allowed), z.maximum(high, allowed));
}
