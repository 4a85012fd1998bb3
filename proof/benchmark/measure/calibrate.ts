export interface Attempt {
  quality: number;
  bytes: number;
}

const LOWEST = 5;
const HIGHEST = 98;

const gap = (bytes: number, target: number) => Math.abs(Math.log(bytes / target));

/**
 * Finds, by bisection, the whole quality at which a library writes about `bytes` bytes. A quality means something else
 * in each library, so only files of equal size can be compared.
 * @param encode returns the bytes at a quality; must grow with it
 */
export async function calibrate(encode: (quality: number) => Promise<number>, target: number): Promise<Attempt> {
  let [low, high] = [LOWEST, HIGHEST];
  let best: Attempt | undefined;
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const bytes = await encode(quality);
    if (!best || gap(bytes, target) < gap(best.bytes, target)) best = { quality, bytes };
    if (bytes === target) break;
    if (bytes < target) low = quality + 1;
    else high = quality - 1;
  }
  if (!best) throw new RangeError('There is no quality to try');
  return best;
}

/** The qualities to try around a wanted one, nearest first. */
const DETOURS = [0, -1, 1, -2, 2, -3, 3] as const;

/**
 * Finds whole qualities for two libraries whose files differ by at most `tolerance`, a fraction.
 * @returns the nearest pair if no pair is within the tolerance
 */
export async function pair(
  ours: (quality: number) => Promise<number>,
  theirs: (quality: number) => Promise<number>,
  { quality, tolerance }: { quality: number; tolerance: number },
): Promise<{ ours: Attempt; theirs: Attempt }> {
  const known = new Map<number, Promise<number>>();
  const remembered = (at: number) => {
    const bytes = known.get(at) ?? theirs(at);
    known.set(at, bytes);
    return bytes;
  };
  let best: { ours: Attempt; theirs: Attempt } | undefined;
  for (const detour of DETOURS) {
    const own = { quality: quality + detour, bytes: await ours(quality + detour) };
    const found = { ours: own, theirs: await calibrate(remembered, own.bytes) };
    const isNearer = !best || gap(found.theirs.bytes, own.bytes) < gap(best.theirs.bytes, best.ours.bytes);
    if (isNearer) best = found;
    if (gap(found.theirs.bytes, own.bytes) <= Math.log1p(tolerance)) return found;
  }
  if (!best) throw new RangeError('There is no quality to try');
  return best;
}
