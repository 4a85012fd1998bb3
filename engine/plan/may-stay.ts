import { layOut } from '../edits/index.ts';
import { isImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import type { Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import { encoderOptionsOf } from '../recipe/encoder-options.ts';
import type { Edit, Output, Recipe } from '../recipe/index.ts';
import { searches } from '../recipe/searches.ts';
import { choseFormat, outputFormat } from './target-format.ts';
import { becomesFrame } from './written-format.ts';

/* Whether the file may be the result, alone or in a container. `engine/run/original.ts` returns its bytes. */

/** Whether the file has the requested metadata, or can have it without an encode. */
export function hasMetadata(probe: Probe, { metadata }: Output): boolean {
  if (!probe.metadata || metadata === 'keep') return true;
  if (probe.coloursInMetadata && metadata !== 'keep-but-location') return false;
  return formatOf(probe.format).strips === true && !probe.metadataTakesEncode;
}

/** Whether an edit is only a means to fewer bytes, which a file that stays as it is does without. */
const isOptional = (edit: Edit, output: Output) => edit.do === 'resize' && edit.optional === true && searches(output);

/** Whether the original file may be the result: no edit and no option requires another one. */
export function mayStay(probe: Probe, output: Output, edits: readonly Edit[]): boolean {
  return !isChanged(probe, output, edits) && hasMetadata(probe, output);
}

/** Whether the file would be the result if its metadata could be removed without an encode. */
export const isHeldByMetadata = (probe: Probe, output: Output, edits: readonly Edit[]): boolean =>
  !isChanged(probe, output, edits) && !hasMetadata(probe, output);

/** Whether an edit or an option requires other pixels or another format. */
function isChanged(probe: Probe, output: Output, edits: readonly Edit[]): boolean {
  const { steps } = layOut(
    probe,
    edits.filter((edit) => !isOptional(edit, output)),
  );
  if (probe.incomplete || becomesFrame(output) || steps.length > 0) return true;
  if (encoderOptionsOf(output) || (output.dpi !== undefined && output.dpi !== probe.dpi)) return true;
  switch (output.aim) {
    case 'encode':
      // An encode is requested, unless the coefficients can be kept.
      return outputFormat(probe, output).id !== probe.format || (output.lossless !== undefined && !probe.mcu);
    case 'compress':
    case 'size':
    case 'score':
      return choseFormat(probe, output);
  }
}

/** Whether the file may be returned if a result saves too little. False if an edit does not fit it. */
export function mayBeReturned(probe: Probe, { edits, output }: Recipe): boolean {
  try {
    return output.aim !== 'size' && mayStay(probe, output, edits);
  } catch (error) {
    if (isImageError(error)) return false;
    throw error;
  }
}

/**
 * Whether a page may contain the file's own picture: always, if the recipe has no quality, or if it is smaller than an
 * encode. Only colours that every reader shows correctly may stay.
 */
export function mayStayInside(
  probe: Probe,
  output: Output,
  steps: readonly Step[],
): 'whatever-its-size' | 'if-smaller' | undefined {
  if (probe.incomplete || output.aim !== 'encode' || steps.length > 0 || encoderOptionsOf(output)) return undefined;
  if (outputFormat(probe, output).container !== probe.format) return undefined;
  if (probe.colour !== 'rgb' && probe.colour !== 'grey') return undefined;
  if (probe.coloursInMetadata || (probe.wideGamut && output.profile === 'srgb')) return undefined;
  return output.quality === undefined && !output.lossless ? 'whatever-its-size' : 'if-smaller';
}
