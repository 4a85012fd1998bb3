/** The usual growth of a palette's file per step of quality, in natural logarithms, and the least that is expected. */
const GROWTH = { usual: 0.008, least: 0.002 } as const;
/** The quality of the fewest colours that are tried. */
const FEWEST = 10;
const MOST_TRIES = 5;

/**
 * Encodes the palette of about the most colours whose file is smaller than the limit.
 * @param quality that of the most colours
 * @returns undefined if none is found
 */
export async function mostColours<File extends { bytes: Uint8Array }>(
  quality: number,
  limit: number,
  encodeAt: (quality: number) => Promise<File>,
): Promise<(File & { quality: number }) | undefined> {
  let growth: number = GROWTH.usual;
  let above: { at: number; excess: number } | undefined;
  let at = quality;
  for (let tries = 0; tries < MOST_TRIES && at > 0; tries++) {
    const file = await encodeAt(at);
    if (file.bytes.length < limit) return { ...file, quality: at };
    const excess = Math.log(file.bytes.length / limit);
    if (above) growth = Math.max(GROWTH.least, (above.excess - excess) / (above.at - at));
    above = { at, excess };
    at = Math.max(at > FEWEST ? FEWEST : 0, at - 1 - Math.ceil(excess / growth));
  }
  return undefined;
}
