import { MOST_ENCODED_PIXELS } from '../codecs/jpeg/encoder/settings.ts';
import type { Format } from '../formats/format.ts';
import { type LosslessTransform, losslessTransform } from '../geometry/lossless-transform.ts';
import { type Step, turnedSize } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import { hasMetadata } from './may-stay.ts';

/** Whether the colours stay as they are stored, with their profile, or without one that changes nothing. */
function coloursStay({ profile, colour, wideGamut, coloursInMetadata }: Probe, keptProfile: boolean): boolean {
  if (coloursInMetadata) return false;
  return !profile || keptProfile || (colour === 'rgb' && !wideGamut);
}

/** Whether exact pixels are requested, which a quality does not change. */
function isExact({ aim, lossless }: Output): boolean {
  switch (aim) {
    case 'encode':
    case 'compress':
      return lossless === true;
    case 'size':
    case 'score':
      return false;
  }
}

/** The transform of a picture that stays as it is stored. */
const asStored = ({ orientation, ...upright }: Probe): LosslessTransform => ({
  left: 0,
  top: 0,
  ...turnedSize(upright, orientation),
  reverseX: false,
  reverseY: false,
  transpose: false,
});

/**
 * How a JPEG can be made without decoding a pixel; undefined where the picture has to be encoded again: at a quality, at a
 * target, with other colours or chroma subsampling, after scaling, or if a cut goes through an MCU. Without edits a new encode is
 * what the recipe is for, unless it is lossless: then all of the file but its scans stays. A gain map's blocks are other ones than the
 * picture's.
 */
export function losslessOf(
  probe: Probe,
  output: Output,
  steps: readonly Step[],
  { format, keptProfile }: { format: Format; keptProfile: boolean },
): LosslessTransform | undefined {
  if (!probe.mcu || probe.incomplete || format.id !== probe.format || output.chroma !== undefined) return undefined;
  if (probe.width * probe.height > MOST_ENCODED_PIXELS) return undefined;
  if (steps.length === 0) return isExact(output) && hasMetadata(probe, output) ? asStored(probe) : undefined;
  if (!isExact(output) && (output.aim !== 'encode' || output.quality !== undefined)) return undefined;
  if (!coloursStay(probe, keptProfile) || probe.parts?.gainMap === 'read') return undefined;
  return losslessTransform(probe, probe.mcu, steps);
}
