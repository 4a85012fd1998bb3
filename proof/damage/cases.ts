import type { Recipe } from '#engine';
import { EXTREMES } from './extremes.ts';
import { MUTATORS } from './mutators.ts';
import { mutateParts, PART_MUTATORS } from './parts.ts';
import { type Random, seeded } from './random.ts';
import { sources } from './sources.ts';

export interface DamagedCase {
  /** A number that determines the whole case. */
  number: number;
  /** Which file was damaged, and how. */
  title: string;
  bytes: Buffer;
  recipe: Recipe;
}

/** An unchanged PNG shows every pixel as it was read. The other jobs make every encoder process damaged rows too. */
const RECIPES: readonly Recipe[] = [
  ...Array<Recipe>(6).fill({ edits: [], output: { aim: 'encode', format: 'png' } }),
  { edits: [{ do: 'resize', width: 40 }], output: { aim: 'encode', format: 'webp', quality: 90 } },
  { edits: [{ do: 'rotate', quarterTurns: 1 }], output: { aim: 'encode', format: 'tiff' } },
  { edits: [], output: { aim: 'compress', format: 'same', quality: 70 } },
  { edits: [], output: { aim: 'size', format: 'jpeg', bytes: 6000, tolerance: 0.05 } },
  { edits: [{ do: 'resize', width: 50 }], output: { aim: 'encode', format: 'gif' } },
  { edits: [], output: { aim: 'encode', format: 'jpeg', quality: 95, metadata: 'keep' } },
  { edits: [{ do: 'resize', width: 24 }], output: { aim: 'encode', format: 'avif', quality: 70 } },
];

/** One case in this many is an extreme file, which takes longer. */
const EXTREME_EVERY = 10;

async function damaged(random: Random): Promise<Pick<DamagedCase, 'title' | 'bytes'>> {
  const files = await sources();
  const { name, bytes } = random.pick(files);
  const other = random.pick(files);
  let current = bytes;
  const done: string[] = [];
  for (let i = random.pick([1, 1, 1, 2, 3]); i > 0; i--) {
    const [partTitle, mutate] = random.pick(Object.entries(PART_MUTATORS));
    const byParts = random.below(2) === 0 ? mutateParts(current, mutate, random) : undefined;
    const [title, mutateBytes] = random.pick(Object.entries(MUTATORS));
    current = byParts ?? (current.length > 1 ? mutateBytes(current, random, other.bytes) : current);
    done.push(byParts ? partTitle : title);
  }
  return { title: `${name}: ${done.join(', ')}`, bytes: current };
}

/** @param number any whole number; the same number gives the same case on every machine */
export async function damagedCase(number: number): Promise<DamagedCase> {
  const random = seeded(number);
  const recipe = random.pick(RECIPES);
  if (number % EXTREME_EVERY !== 0) return { number, recipe, ...(await damaged(random)) };
  const kinds = Object.entries(EXTREMES);
  // Extremes take turns, so that a few cases cover all of them.
  const [title, make] = kinds[(number / EXTREME_EVERY) % kinds.length] ?? ['', async () => Buffer.alloc(0)];
  return { number, recipe, title, bytes: await make(random) };
}
