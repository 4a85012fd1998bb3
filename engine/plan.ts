import { compressFormat } from './compress/output-format.ts';
import { layOut } from './edits/index.ts';
import { ImageError } from './errors.ts';
import type { Format, FormatId } from './formats/format.ts';
import { formatOf } from './formats/index.ts';
import { checkPixels } from './limits.ts';
import type { Probe } from './probe.ts';
import type { Output, Recipe } from './recipe/index.ts';
import { decodedSize } from './shrink-on-load.ts';

/** What a recipe will take from a picture, as closed codes; the app has the sentences. */
export type Loss =
  | 'transparency'
  | 'animation'
  /** Pages of a document after the first. */
  | 'pages'
  | 'metadata'
  | 'location'
  /** More than 256 colours in a format of a palette. */
  | 'colours'
  /** Half-transparent pixels, in a format whose pixels are shown or not. */
  | 'half-transparency'
  | 'bit-depth'
  /** The colours are converted to sRGB: what lies outside it is clipped. */
  | 'wide-gamut';

export interface Plan {
  format: FormatId;
  width: number;
  height: number;
  losses: Loss[];
}

/** What compression exchanges other formats for. */
const JPEG = formatOf('jpeg');
/** Compression's quality where the recipe names none. */
export const USUAL_COMPRESSION_QUALITY = 75;

/** The format that an output writes, of the formats that can be written; asked without judging any size. */
export function outputFormat(probe: Probe, output: Output): Format {
  const own = formatOf(probe.format);
  const wanted = output.format === 'same' ? formatOf(own.rewrittenAs ?? own.id) : formatOf(output.format);
  switch (output.aim) {
    case 'encode':
    case 'size':
      return wanted;
    case 'compress': {
      const { quality = USUAL_COMPRESSION_QUALITY, preserveFormat = false } = output;
      return compressFormat(probe, { format: wanted, quality, preserveFormat, jpeg: JPEG });
    }
  }
}

/** Only RGB and grey can stay what they are in every format that holds a profile. */
export function keepsProfile(probe: Probe, output: Output, format: Format): boolean {
  return output.profile === 'keep' && format.holds.profile && (probe.colour === 'rgb' || probe.colour === 'grey');
}

function lossesOf(probe: Probe, output: Output, format: Format): Loss[] {
  const { holds } = format;
  const metadata = output.metadata ?? 'strip';
  const keptMetadata = metadata !== 'strip' && holds.metadata;
  const keptProfile = keepsProfile(probe, output, format);
  const losses: Record<Loss, boolean> = {
    transparency: probe.alpha && !holds.alpha,
    animation: probe.stilled || (probe.frames > 1 && !holds.animation),
    pages: probe.pages > 1,
    metadata: probe.metadata && !keptMetadata,
    location: probe.metadata && keptMetadata && metadata === 'keep-but-location',
    colours: holds.palette === true && !probe.palette,
    'half-transparency': probe.alpha && holds.palette === true && !formatOf(probe.format).holds.palette,
    'bit-depth': probe.depth > holds.depth,
    'wide-gamut': probe.wideGamut && !keptProfile,
  };
  return (Object.keys(losses) as Loss[]).filter((loss) => losses[loss]);
}

/**
 * What a recipe will make of a picture: format, size and losses. Pure, and no pixel is touched.
 * @throws {ImageError} `bad-recipe` where an edit does not fit the picture, `too-large` where the format cannot hold
 * a side that long, or where more pixels would be decoded or made than the limits allow
 */
export function plan(probe: Probe, { edits, output }: Recipe): Plan {
  const format = outputFormat(probe, output);
  const { steps, size } = layOut(probe, edits);
  if (Math.max(size.width, size.height) > format.maxSide) {
    throw new ImageError(
      'too-large',
      `${format.label} holds at most ${format.maxSide} pixels a side, and this would be ${size.width} × ${size.height}`,
    );
  }
  const own = formatOf(probe.format);
  const frames = format.holds.animation ? probe.frames : 1;
  if (!own.vector) checkPixels(probe, frames, decodedSize(probe, own, steps));
  checkPixels(size, frames);
  return { format: format.id, ...size, losses: lossesOf(probe, output, format) };
}
