import type { Format } from '../formats/format.ts';
import { LOWEST_TRUE_COLOURS, trueColours } from '../formats/palettes.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import type { ColourTrials } from './colour-trials.ts';
import { fewestColours, type JudgedPalette } from './fewest-colours.ts';
import type { EncodeRequest } from './request.ts';

export interface TrueColoursTask {
  format: Format;
  trials: Pick<ColourTrials, 'hasFewColours'>;
  /** The request with the settings of this way. */
  requestAt(way: Pick<EncodeRequest, 'colours' | 'mostColours'>): EncodeRequest;
  /** Resolves to the points of a request above the least score; undefined if these are unknown. */
  aboveAt(request: EncodeRequest): Promise<number | undefined>;
  /** About the points of the largest palette above the least score, below 0. */
  paletteAbove: number;
}

/**
 * Resolves to the request of the fewest colours beyond palettes that score enough, and its points above the least score; to undefined if no
 * number is enough, or if rounding suits the picture better.
 */
export async function fewestTrueColours({
  format,
  trials,
  requestAt,
  aboveAt,
  paletteAbove,
}: TrueColoursTask): Promise<{ request: EncodeRequest; above: number } | undefined> {
  if (!(await trials.hasFewColours(format))) return undefined;
  const requestOf = (step: number) => requestAt({ colours: 'truecolour', mostColours: trueColours(step) });
  const judge = async (step: number): Promise<JudgedPalette | undefined> => {
    const above = await aboveAt(requestOf(step));
    return above === undefined ? undefined : { quality: step, above };
  };
  const most = await judge(HIGHEST_QUALITY);
  if (!most || most.above < 0) return undefined;
  const { quality, above } = await fewestColours(
    { above: paletteAbove, quality: LOWEST_TRUE_COLOURS },
    async (step) => (await judge(step)) ?? { ...most, quality: step },
    most,
  );
  return { request: requestOf(quality), above };
}
