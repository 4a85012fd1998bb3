import { createHash } from 'node:crypto';

/** One of several equal parts of all files, counted from 1. */
export interface Shard {
  index: number;
  of: number;
}

/** Parses `3/10`; undefined for an invalid text. */
export function parseShard(text: string): Shard | undefined {
  const [, index, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  return shard.index >= 1 && shard.index <= shard.of ? shard : undefined;
}

/**
 * Whether a file is in a shard: by the hash of its path below the root. It therefore stays in its shard if other files
 * come or go, and on every machine, wherever its root is mounted.
 * @param path with slashes
 */
export function isInShard(path: string, { index, of }: Shard): boolean {
  return createHash('sha256').update(path).digest().readUInt32BE() % of === index - 1;
}
