/** 2³² divided by the golden ratio: its multiples are evenly distributed modulo 2³². */
const GOLDEN = 0x9e37_79b1;

/** Returns an index below `count`. Those of 0, 1, 2 and so on are spread evenly, however many there are. */
export const spread = (i: number, count: number): number =>
  Math.floor(((Math.imul(i, GOLDEN) >>> 0) * count) / 2 ** 32);
