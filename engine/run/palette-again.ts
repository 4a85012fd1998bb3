import type { EncodeOptions } from '../codecs/writing.ts';
import type { Format } from '../formats/format.ts';
import type { Plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';

/* Palettes of edited stills whose files have few colours (docs/decisions/0060-what-a-compression-gives-up.md). */

interface Edited {
  probe: Probe;
  plan: Plan;
}

/** The most colours of any palette, and the fewest of a scaled one: with two alone, letters are ragged. */
const MOST = 256;
const FEWEST = 16;
/** The quality of the largest palette. */
const QUALITY = 99;

/** Whether a still of few colours is edited and may be written in a palette again: exact pixels were not asked for. */
function mayHavePaletteAgain({ quality, holds }: Format, { probe, plan }: Edited): boolean {
  const isOfFew = probe.colours !== undefined && probe.frames === 1;
  const isColours = quality?.reduces === 'colours' && !holds.palette;
  return isOfFew && isColours && plan.steps.length > 0 && plan.output.lossless === undefined;
}

const isScaled = ({ steps }: Plan) => steps.some((step) => step.do === 'scale');

/** Whether exact pixels are tried before a palette. Scaled ones are none of the file's anyway. */
export const isExactFirst = (format: Format, edited: Edited): boolean =>
  mayHavePaletteAgain(format, edited) && !isScaled(edited.plan);

/**
 * Returns the options for a palette, or undefined. A scaled picture gets no more colours than its file has, but some for the edges between
 * them. Other edits leave most pixels as they are, and so do 256 colours.
 */
export function paletteAgain(options: EncodeOptions, format: Format, edited: Edited): EncodeOptions | undefined {
  if (!mayHavePaletteAgain(format, edited)) return undefined;
  const mostColours = isScaled(edited.plan) ? Math.max(FEWEST, edited.probe.colours ?? MOST) : MOST;
  return { ...options, lossless: false, quality: QUALITY, colours: 'palette', mostColours };
}
