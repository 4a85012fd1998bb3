import { layOut } from '../edits/index.ts';
import { isImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import type { Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import { askedOf } from '../recipe/asked.ts';
import type { Output, Recipe } from '../recipe/index.ts';
import { choseFormat, outputFormat } from './target-format.ts';
import { isFrame } from './written-as.ts';

/* Where the file itself may be the answer, whole or inside a container. `engine/run/original.ts` makes the answer of its bytes. */

/** Whether the file's metadata is what was asked for, or can be made so without a new encode. */
function metadataMayStay(probe: Probe, { metadata }: Output): boolean {
  if (!probe.metadata) return true;
  switch (metadata) {
    case undefined:
    case 'keep':
      return true;
    case 'strip':
      return formatOf(probe.format).strips === true;
    case 'keep-but-location':
    case 'copyright':
      return false;
  }
}

/** Could the original file be the answer? Then nothing may be asked of it that its bytes do not fulfil. */
export function mayStay(probe: Probe, output: Output, steps: readonly Step[]): boolean {
  if (isFrame(output) || steps.length > 0 || !metadataMayStay(probe, output)) return false;
  if (askedOf(output) || (output.dpi !== undefined && output.dpi !== probe.dpi)) return false;
  switch (output.aim) {
    case 'encode':
      return outputFormat(probe, output).id === probe.format && output.lossless === undefined;
    case 'compress':
    case 'size':
    case 'score':
      return !choseFormat(probe, output);
  }
}

/** Whether the file may come back as it is where too little would be saved; not where an edit does not fit it. */
export function mayHandBack(probe: Probe, { edits, output }: Recipe): boolean {
  try {
    return output.aim !== 'size' && mayStay(probe, output, layOut(probe, edits).steps);
  } catch (error) {
    if (isImageError(error)) return false;
    throw error;
  }
}

/**
 * Whether a page can hold the very picture that came in: its bytes, where no quality was chosen, or else where they are
 * fewer than a new encode takes. Only what every reader shows correctly may stay.
 */
export function mayStayInside(
  probe: Probe,
  output: Output,
  steps: readonly Step[],
): 'whatever-its-size' | 'if-smaller' | undefined {
  if (output.aim !== 'encode' || steps.length > 0 || askedOf(output)) return undefined;
  if (outputFormat(probe, output).container?.of !== probe.format) return undefined;
  if (probe.colour !== 'rgb' && probe.colour !== 'grey') return undefined;
  if (probe.wideGamut && output.profile === 'srgb') return undefined;
  return output.quality === undefined && !output.lossless ? 'whatever-its-size' : 'if-smaller';
}
