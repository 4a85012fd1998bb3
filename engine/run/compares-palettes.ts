import type { Backend } from '../backends/backend.ts';
import { formatOf } from '../formats/index.ts';
import { mayHavePalette } from '../formats/palettes.ts';
import type { Plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';

/** Whether a picture is also encoded in palettes, if it is a drawing. */
export const comparesPalettes = (
  { palettes = false }: Pick<Backend, 'palettes'>,
  { frames }: Probe,
  { format, output, width, height }: Plan,
): boolean => palettes && !output.lossless && mayHavePalette(formatOf(format), { width, height, frames });
