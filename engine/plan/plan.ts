import { smallEnough } from '../compress/byte-limits.ts';
import { layOut } from '../edits/index.ts';
import { ImageError } from '../errors/errors.ts';
import type { Format, Holdings } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import { formatOf } from '../formats/index.ts';
import { decodedSize } from '../formats/shrink-on-load.ts';
import { checkPixels } from '../geometry/limits.ts';
import type { LosslessTransform } from '../geometry/lossless-transform.ts';
import { alphaAfter, paints, type Size, type Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import type { OptionValues, Output, Recipe } from '../recipe/index.ts';
import type { Loss } from '../report/losses.ts';
import type { Growth } from '../report/notes.ts';
import { metadataToKeep } from './kept-metadata.ts';
import { losslessOf } from './lossless.ts';
import { isHeldByMetadata, mayStay, mayStayInside } from './may-stay.ts';
import { hasOtherDetails, lossesOfReturning, namesDetails } from './returned-losses.ts';
import { sharedColours } from './shared-colours.ts';
import { checkMinified, choseFormat, outputFormat, outputForSteps } from './target-format.ts';
import { writtenFormat } from './written-format.ts';

/** The expected result. */
export interface PlannedResult extends Size {
  format: FormatId;
  losses: Loss[];
  /** The file is returned, whatever the page's initial format is, since it is small enough, or too small and filled up with comments. */
  unchanged?: 'small' | 'fits' | 'filled';
  /** The file's quantised coefficients stay, edited or only coded better: no pixel is encoded again. */
  lossless?: true;
}

/** All facts that follow from a header and a recipe. No other code derives them. */
export interface Plan extends PlannedResult {
  /** The recipe's output: a drawing that keeps its format by default becomes pixels if it is edited. */
  output: Output;
  /** The format as it is written: a frame of an animation is a still without metadata. */
  written: Format;
  /** The edits as steps with final numbers. */
  steps: Step[];
  /** Whether the picture has an alpha channel after the edits. */
  alpha: boolean;
  /** The largest number of colours that all frames share; absent if each frame has its own. */
  sharedColours?: number | undefined;
  /** The size at which the file is decoded: smaller if scaling is first and the format supports it. */
  decoded: Size;
  /** Whether the file may be the result. */
  mayStay: boolean;
  /** Whether the file may be the picture in a container: always, or if it is smaller than an encode. */
  inside?: ReturnType<typeof mayStayInside>;
  /** How the edits are made, where they are lossless. */
  transform?: LosslessTransform;
  /** The visitor's choice for which the result may be larger than the file. */
  growth?: Growth | undefined;
  /** Whether colours keep their profile. */
  keepsProfile: boolean;
}

/** Returns the part of a plan that a result has. */
export function plannedResult({ format, width, height, losses, unchanged, lossless }: Plan): PlannedResult {
  return { format, width, height, losses, unchanged, lossless };
}

function growthOf(
  probe: Probe,
  output: Output,
  { width, height, edits }: Size & Pick<Recipe, 'edits'>,
): Growth | undefined {
  if (choseFormat(probe, output)) return 'format';
  if (width * height > probe.width * probe.height) return 'dimensions';
  if (output.aim === 'compress' && output.lossless) return 'lossless';
  return isHeldByMetadata(probe, output, edits) ? 'metadata' : undefined;
}

/** Only RGB and grey can keep their profile in every format that holds one. HDR is tone-mapped to sRGB. */
function keepsProfile({ colour, hdr }: Probe, output: Output, format: Format): boolean {
  return output.profile === 'keep' && format.holds.profile && (colour === 'rgb' || colour === 'grey') && !hdr;
}

/** Whether a format cannot hold some of the metadata that is kept, as far as the header shows. */
function isPartlyKept({ format, parts }: Probe, metadata: OptionValues['metadata'], holds: Holdings): boolean {
  const { makerNote, texts } = parts?.hardToKeep ?? {};
  if (metadata === 'copyright') return false;
  const isMoved = holds.movesExif === true || formatOf(format).holds.movesExif === true;
  return (makerNote === true && isMoved) || (texts === true && !holds.texts);
}

/** Whether a drawing has code that is removed, so that it is never returned as it is. */
const losesCode = ({ parts }: Probe, { scripts }: Output) => parts?.scripts === true && scripts !== 'keep';

/** Whether the recipe has settings of how a drawing is rewritten. */
const setsDrawing = ({ ids, titles, precision, scripts }: Output) =>
  [ids, titles, precision, scripts].some((value) => value !== undefined);

/** Whether a gain map is not in the result. */
const losesGainMap = ({ parts }: Probe, { gainMap }: Holdings, steps: Plan['steps']) =>
  parts?.gainMap === 'foreign' || (parts?.gainMap === 'read' && (!gainMap || steps.some(paints)));

function lossesOf(
  probe: Probe,
  output: Output,
  { holds, binds, minifies }: Format,
  { steps, alpha, keptProfile }: Pick<Plan, 'steps' | 'alpha'> & { keptProfile: boolean },
): Loss[] {
  const metadata = metadataToKeep(output, steps);
  // A drawing that stays one is not drawn.
  const lost = (!minifies && probe.lostOnReading) || [];
  const keptMetadata = metadata !== 'strip' && holds.metadata && !lost.includes('metadata');
  const losses: Record<Loss, boolean> = {
    transparency: alpha && !holds.alpha,
    animation: probe.stilled || (probe.frames > 1 && !holds.animation),
    pages: probe.pages > 1 && binds !== 'pages',
    metadata: namesDetails(probe) && (!keptMetadata || probe.metadataUnread === true),
    location: probe.metadata && keptMetadata && metadata === 'keep-but-location',
    'all-but-credit': probe.metadata && keptMetadata && metadata === 'copyright',
    'some-metadata': keptMetadata && isPartlyKept(probe, metadata, holds),
    credentials: keptMetadata && metadata !== 'copyright' && probe.parts?.hardToKeep?.credentials === true,
    'other-details': keptMetadata && metadata !== 'copyright' && hasOtherDetails(probe, formatOf(probe.format)),
    colours: holds.palette === true && !probe.palette,
    'half-transparency': probe.alpha && holds.palette === true && !formatOf(probe.format).holds.palette,
    'bit-depth': probe.depth > holds.depth,
    'wide-gamut': probe.wideGamut && !keptProfile,
    hdr: losesGainMap(probe, holds, steps),
    'hdr-light': probe.hdr !== undefined,
    video: probe.parts?.video === true,
    attached: probe.parts?.other === true,
    channels: probe.parts?.channels === true,
    scripts: minifies === true && losesCode(probe, output),
    undrawn: false,
    'out-of-range': probe.float === true,
  };
  return (Object.keys(losses) as Loss[]).filter((loss) => losses[loss] || lost.includes(loss));
}

/**
 * Plans a recipe for a picture, from its header alone.
 * @throws {ImageError} `bad-recipe` if an edit does not fit the picture, `too-large` for a side above the format's limit or
 * more pixels than the engine's limits
 */
export function plan(probe: Probe, { edits, output: wanted }: Recipe): Plan {
  const { size, steps } = layOut(probe, edits);
  const output = outputForSteps(probe, wanted, steps);
  const own = formatOf(probe.format);
  const isKept = mayStay(probe, output, edits);
  const target = outputFormat(probe, output);
  checkMinified(probe, output, target, steps);
  const enough =
    isKept && !(target.minifies && setsDrawing(output)) ? smallEnough(probe.bytes, own, output) : undefined;
  if (enough && steps.length > 0) return plan(probe, { edits: [], output: wanted });
  const unchanged = losesCode(probe, output) ? undefined : enough;
  const format = enough ? own : target;
  const decoded = decodedSize(probe, own, steps);
  const frames = format.holds.animation ? probe.frames : 1;
  const inside = mayStayInside(probe, output, steps);
  const keptProfile = keepsProfile(probe, output, format);
  const alpha = alphaAfter(probe.alpha, steps);
  const shared = {
    format: format.id,
    ...size,
    output,
    written: writtenFormat(format.id, output),
    steps,
    alpha,
    decoded,
    mayStay: isKept,
    inside,
    growth: growthOf(probe, output, { ...size, edits }),
    keepsProfile: keptProfile,
    sharedColours: sharedColours(probe, format, steps, size),
  };
  if (unchanged) {
    // It is decoded anyway, to detect damage.
    checkPixels(probe, frames);
    return { ...shared, losses: lossesOfReturning(probe, output), unchanged };
  }
  if (Math.max(size.width, size.height) > format.maxSide) {
    throw new ImageError(
      'too-large',
      `${format.label} holds at most ${format.maxSide} pixels a side, and this would be ${size.width} × ${size.height}`,
      { facts: { tooLarge: { ...size, frames: 1, maxSide: format.maxSide } } },
    );
  }
  if (!own.vector) checkPixels(probe, frames, decoded);
  checkPixels(size, frames);
  const transform = losslessOf(probe, output, steps, { format, keptProfile });
  const isOnlyRecoded = transform !== undefined && steps.length === 0;
  return {
    ...shared,
    losses: isOnlyRecoded
      ? lossesOfReturning(probe, output)
      : lossesOf(probe, output, format, {
          steps,
          alpha,
          keptProfile: keptProfile || inside === 'whatever-its-size',
        }),
    transform,
    lossless: transform && true,
  };
}
