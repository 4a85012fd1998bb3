import type { Random } from './random.ts';

/** One way of damaging a file. It never modifies `bytes`. `other` is another file to take parts from. */
export type Mutate = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

/** A range of a file: at least one byte, at most a fraction of the whole. */
function stretch(bytes: Buffer, random: Random, most = 4): { start: number; end: number } {
  const start = random.below(bytes.length);
  const length = 1 + random.below(Math.max(1, Math.floor(bytes.length / most)));
  return { start, end: Math.min(bytes.length, start + length) };
}

function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
}

function flipBits(bytes: Buffer, random: Random, count: number, within = bytes.length): Buffer {
  return changed(bytes, (copy) => {
    for (let i = 0; i < count; i++) {
      const at = random.below(Math.min(within, copy.length));
      copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
    }
  });
}

/** The values that break size arithmetic. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff] as const;

/** Damage that needs no knowledge of the format. */
export const MUTATORS: Readonly<Record<string, Mutate>> = {
  'one bit flipped': (bytes, random) => flipBits(bytes, random, 1),
  'bits flipped': (bytes, random) => flipBits(bytes, random, 2 + random.below(40)),
  'bits of the header flipped': (bytes, random) => flipBits(bytes, random, 1 + random.below(4), 64),
  'cut off': (bytes, random) => bytes.subarray(0, 1 + random.below(bytes.length - 1)),
  'its end cut off': (bytes, random) =>
    bytes.subarray(0, bytes.length - 1 - random.below(Math.min(32, bytes.length - 1))),
  'a part cut out': (bytes, random) => {
    const { start, end } = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  'a part twice': (bytes, random) => {
    const { start, end } = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  'a part many times': (bytes, random) => {
    const { start, end } = stretch(bytes, random, 16);
    const times = 2 + random.below(30);
    const part = bytes.subarray(start, end);
    return Buffer.concat([bytes.subarray(0, end), ...Array<Buffer>(times).fill(part), bytes.subarray(end)]);
  },
  'a part blank': (bytes, random) => {
    const { start, end } = stretch(bytes, random);
    const blank = random.pick([0, 0xff]);
    return changed(bytes, (copy) => copy.fill(blank, start, end));
  },
  'a part of noise': (bytes, random) => {
    const { start, end } = stretch(bytes, random, 16);
    const noise = random.bytes(end - start);
    return changed(bytes, (copy) => noise.copy(copy, start));
  },
  'noise put in': (bytes, random) => {
    const at = random.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), random.bytes(1 + random.below(64)), bytes.subarray(at)]);
  },
  'noise behind its end': (bytes, random) => Buffer.concat([bytes, random.bytes(1 + random.below(500))]),
  'spliced with another file': (bytes, random, other) => {
    const from = stretch(other, random, 2);
    const to = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, to.start), other.subarray(from.start, from.end), bytes.subarray(to.end)]);
  },
  'the head of one, the tail of another': (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length))]),
  'a number at its edge': (bytes, random) => {
    const edge = random.pick(EDGES);
    const size = random.pick([1, 2, 4] as const);
    const little = random.below(2) === 0;
    return changed(bytes, (copy) => {
      if (copy.length < size) return;
      // Sizes and counts are near the start.
      const at = random.below(Math.min(copy.length - size + 1, random.pick([64, 512, copy.length])));
      const value = edge % 2 ** (8 * size);
      if (little) copy.writeUIntLE(value, at, size);
      else copy.writeUIntBE(value, at, size);
    });
  },
};
