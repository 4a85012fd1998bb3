import { smallEnough, USUAL_COMPRESSION_QUALITY } from './compress/compress.ts';
import { compressFormat } from './compress/exchange.ts';
import { layOut } from './edits/index.ts';
import { ImageError, isImageError } from './errors.ts';
import type { Format, FormatId } from './formats/format.ts';
import { formatOf } from './formats/index.ts';
import type { Size, Step } from './geometry.ts';
import { checkPixels } from './limits.ts';
import type { Loss } from './losses.ts';
import type { Growth } from './notes.ts';
import type { Probe } from './probe.ts';
import type { Output, Recipe } from './recipe/index.ts';
import { decodedSize } from './shrink-on-load.ts';
import { isFrame, writtenAs } from './written-as.ts';

export interface Plan {
  format: FormatId;
  width: number;
  height: number;
  losses: Loss[];
  /** The file will come back as it is, whatever format was opened with: it is small enough already. */
  unchanged?: 'small' | 'fits';
}

/** The format that an output asks for, or the file's own; one that can be written. */
export function wantedFormat(probe: Probe, output: Output): Format {
  const own = formatOf(probe.format);
  return output.format === 'same' ? formatOf(own.rewrittenAs ?? own.id) : writtenAs(output.format, output);
}

/** The format that an output writes, of the formats that can be written; asked without judging any size. */
export function outputFormat(probe: Probe, output: Output): Format {
  const wanted = wantedFormat(probe, output);
  switch (output.aim) {
    case 'encode':
    case 'size':
    case 'score':
      return wanted;
    case 'compress': {
      if (output.lossless && wanted.lossless) return wanted;
      const { quality = USUAL_COMPRESSION_QUALITY, preserveFormat = false } = output;
      return compressFormat(probe, { format: wanted, quality, preserveFormat: Boolean(preserveFormat) });
    }
  }
}

/** Another format than the file's was chosen by hand; a page around a picture is never what came in. */
function choseFormat(probe: Probe, output: Output): boolean {
  const wanted = wantedFormat(probe, output);
  if (wanted.container) return true;
  return output.preserveFormat === true && output.format !== 'same' && wanted.id !== probe.format;
}

/** Whether what the file keeps of its metadata is what was asked for, or can be made so without a new encode. */
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

/** Whether it is asked how the picture is encoded, as no file that is at hand need be. */
const asksHowEncoded = ({ chroma, progressive }: Output) => chroma !== undefined || progressive !== undefined;

/** Whether it is asked how the file is written. */
function asksHowWritten({ dpi }: Probe, output: Output): boolean {
  if (asksHowEncoded(output)) return true;
  return output.dpi !== undefined && output.dpi !== dpi;
}

/** Could the original file be the answer? Then nothing may be asked of it that its bytes do not fulfil. */
export function mayKeepOriginal(probe: Probe, output: Output, steps: readonly Step[]): boolean {
  if (isFrame(output) || steps.length > 0 || !metadataMayStay(probe, output) || asksHowWritten(probe, output))
    return false;
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
    return output.aim !== 'size' && mayKeepOriginal(probe, output, layOut(probe, edits).steps);
  } catch (error) {
    if (isImageError(error)) return false;
    throw error;
  }
}

/** Why the result may be larger than the file: the visitor asked for something that is. */
export function growthOf(probe: Probe, output: Output, { width, height }: Size): Growth | undefined {
  if (choseFormat(probe, output)) return 'format';
  if (width * height > probe.width * probe.height) return 'dimensions';
  return output.aim === 'compress' && output.lossless ? 'lossless' : undefined;
}

/** Only RGB and grey can stay what they are in every format that holds a profile. */
export function keepsProfile(probe: Probe, output: Output, format: Format): boolean {
  return output.profile === 'keep' && format.holds.profile && (probe.colour === 'rgb' || probe.colour === 'grey');
}

/**
 * Whether a page can hold the very picture that came in: its bytes, where no quality was chosen, or else where they are
 * fewer than a new encode takes. Only what every reader shows rightly may stay.
 */
export function staysInside(
  probe: Probe,
  output: Output,
  steps: readonly Step[],
): 'whatever-its-size' | 'if-smaller' | undefined {
  if (output.aim !== 'encode' || steps.length > 0 || asksHowEncoded(output)) return undefined;
  if (outputFormat(probe, output).container?.of !== probe.format) return undefined;
  if (probe.colour !== 'rgb' && probe.colour !== 'grey') return undefined;
  if (probe.wideGamut && output.profile === 'srgb') return undefined;
  return output.quality === undefined && !output.lossless ? 'whatever-its-size' : 'if-smaller';
}

function lossesOf(probe: Probe, output: Output, format: Format, steps: readonly Step[]): Loss[] {
  const { holds } = format;
  const metadata = output.metadata ?? 'strip';
  const lost = probe.lostOnReading ?? [];
  const keptMetadata = metadata !== 'strip' && holds.metadata && !lost.includes('metadata');
  const keptProfile = keepsProfile(probe, output, format) || staysInside(probe, output, steps) === 'whatever-its-size';
  const losses: Record<Loss, boolean> = {
    transparency: probe.alpha && !holds.alpha,
    animation: probe.stilled || (probe.frames > 1 && !holds.animation),
    pages: probe.pages > 1 && format.binds !== 'pages',
    metadata: probe.metadata && (!keptMetadata || probe.metadataUnread === true),
    location: probe.metadata && keptMetadata && metadata === 'keep-but-location',
    'all-but-credit': probe.metadata && keptMetadata && metadata === 'copyright',
    colours: holds.palette === true && !probe.palette,
    'half-transparency': probe.alpha && holds.palette === true && !formatOf(probe.format).holds.palette,
    'bit-depth': probe.depth > holds.depth,
    'wide-gamut': probe.wideGamut && !keptProfile,
    hdr: probe.parts?.gainMap === 'foreign' || (probe.parts?.gainMap === 'read' && !holds.gainMap),
    video: probe.parts?.video === true,
    attached: probe.parts?.other === true,
    channels: probe.parts?.channels === true,
    'out-of-range': probe.float === true,
  };
  return (Object.keys(losses) as Loss[]).filter((loss) => losses[loss] || lost.includes(loss));
}

/** What goes when metadata is taken out of a file that is otherwise left as it is. */
function lossesOfStripping({ parts }: Probe): Loss[] {
  return [
    'metadata',
    ...(parts?.gainMap === 'foreign' ? (['hdr'] as const) : []),
    ...(parts?.video ? (['video'] as const) : []),
    ...(parts?.other ? (['attached'] as const) : []),
  ];
}

/**
 * What a recipe will make of a picture: format, size and losses. Pure, and no pixel is touched.
 * @throws {ImageError} `bad-recipe` where an edit does not fit the picture, `too-large` where the format cannot hold
 * a side that long, or where more pixels would be decoded or made than the limits allow
 */
export function plan(probe: Probe, { edits, output }: Recipe): Plan {
  const { size, steps } = layOut(probe, edits);
  const unchanged = mayKeepOriginal(probe, output, steps) ? smallEnough(probe.bytes, output) : undefined;
  if (unchanged) {
    // It is decoded all the same, to see that it is whole.
    checkPixels(probe, formatOf(probe.format).holds.animation ? probe.frames : 1);
    const losses = probe.metadata && output.metadata === 'strip' ? lossesOfStripping(probe) : [];
    return { format: probe.format, ...size, losses, unchanged };
  }
  const format = outputFormat(probe, output);
  if (Math.max(size.width, size.height) > format.maxSide) {
    throw new ImageError(
      'too-large',
      `${format.label} holds at most ${format.maxSide} pixels a side, and this would be ${size.width} × ${size.height}`,
      { facts: { tooLarge: { ...size, frames: 1, maxSide: format.maxSide } } },
    );
  }
  const own = formatOf(probe.format);
  const frames = format.holds.animation ? probe.frames : 1;
  if (!own.vector) checkPixels(probe, frames, decodedSize(probe, own, steps));
  checkPixels(size, frames);
  return { format: format.id, ...size, losses: lossesOf(probe, output, format, steps) };
}
