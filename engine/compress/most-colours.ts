/** The usual growth of a palette's file per step of quality, in natural logarithms, and the least that is expected. */
const GROWTH = { usual: 0.008, least: 0.002 } as const;
/** The quality of the fewest colours that are tried. */
const FEWEST = 10;
const MOST_TRIES = { untilOneFits: 5, nearer: 2 } as const;
/** A file this far below the limit is near enough, in natural logarithms. */
const NEAR = 0.03;

/** A palette's file below a limit. */
export type Fitting<File> = File & {
  quality: number;
  /** The lowest quality whose file is not below the limit, if any was tried. */
  tooMany: number | undefined;
};

/**
 * Encodes the palette of about the most colours whose file is smaller than the limit.
 * @param quality that of the most colours
 * @returns undefined if none is found
 */
export async function mostColours<File extends { bytes: Uint8Array }>(
  quality: number,
  limit: number,
  encodeAt: (quality: number) => Promise<File>,
): Promise<Fitting<File> | undefined> {
  let growth: number = GROWTH.usual;
  let above: { at: number; excess: number } | undefined;
  let at = quality;
  for (let tries = 0; tries < MOST_TRIES.untilOneFits && at > 0; tries++) {
    const file = await encodeAt(at);
    const excess = Math.log(file.bytes.length / limit);
    if (excess < 0) return above ? nearer({ file, at, excess }, above, limit, encodeAt) : fitting(file, at, undefined);
    if (above) growth = Math.max(GROWTH.least, (above.excess - excess) / (above.at - at));
    above = { at, excess };
    at = Math.max(at > FEWEST ? FEWEST : 0, at - 1 - Math.ceil(excess / growth));
  }
  return undefined;
}

const fitting = <File>(file: File, quality: number, tooMany: number | undefined): Fitting<File> => ({
  ...file,
  quality,
  tooMany,
});

/**
 * Encodes palettes between one that fits and one that does not. Their sizes do not grow evenly, so the end that a try did not replace counts
 * as half as far from the limit for the next (the Illinois method).
 */
async function nearer<File extends { bytes: Uint8Array }>(
  found: { file: File; at: number; excess: number },
  tooLarge: { at: number; excess: number },
  limit: number,
  encodeAt: (quality: number) => Promise<File>,
): Promise<Fitting<File>> {
  let [fits, above] = [found, tooLarge];
  let [below, over] = [-found.excess, tooLarge.excess];
  for (let tries = 0; tries < MOST_TRIES.nearer && fits.excess < -NEAR && above.at - fits.at > 1; tries++) {
    const share = below / (below + over);
    const at = Math.min(above.at - 1, Math.max(fits.at + 1, Math.floor(fits.at + share * (above.at - fits.at))));
    const file = await encodeAt(at);
    const excess = Math.log(file.bytes.length / limit);
    if (excess < 0) {
      fits = { file, at, excess };
      [below, over] = [-excess, over / 2];
    } else {
      above = { at, excess };
      [below, over] = [below / 2, excess];
    }
  }
  return fitting(fits.file, fits.at, above.at);
}
