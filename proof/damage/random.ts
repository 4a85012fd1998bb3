/** Repeatable random numbers: the same seed gives the same choices on every machine. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  bytes(length: number): Buffer;
}

/** Mulberry32 (Tommy Ettinger, 2017). Neighbouring seeds give unrelated sequences. */
export function seeded(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e37_79b1);
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
