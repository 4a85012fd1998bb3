import { MOST_ENCODED_PIXELS } from '../codecs/jpeg/encoder/settings.ts';
import type { Format } from '../formats/format.ts';
import { type LosslessTransform, losslessTransform } from '../geometry/lossless-transform.ts';
import type { Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';

/** Whether the colours stay as they are stored, with their profile, or without one that changes nothing. */
function coloursStay({ profile, colour, wideGamut, coloursInMetadata }: Probe, keptProfile: boolean): boolean {
  if (coloursInMetadata) return false;
  return !profile || keptProfile || (colour === 'rgb' && !wideGamut);
}

/**
 * How the edits can be made without decoding a pixel; undefined where the picture has to be encoded again: at a quality, at a
 * target, with other colours or chroma subsampling, after scaling, or if a cut goes through an MCU. Without edits a new encode is
 * what the recipe is for. A gain map's blocks are other ones than the picture's.
 */
export function losslessOf(
  probe: Probe,
  output: Output,
  steps: readonly Step[],
  { format, keptProfile }: { format: Format; keptProfile: boolean },
): LosslessTransform | undefined {
  if (!probe.mcu || probe.incomplete || format.id !== probe.format || steps.length === 0) return undefined;
  if (output.aim !== 'encode' || output.quality !== undefined || output.chroma !== undefined) return undefined;
  if (!coloursStay(probe, keptProfile) || probe.parts?.gainMap === 'read') return undefined;
  if (probe.width * probe.height > MOST_ENCODED_PIXELS) return undefined;
  return losslessTransform(probe, probe.mcu, steps);
}
