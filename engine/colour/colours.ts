import { spaceOf } from './code-points.ts';
import { codePointsOf, isSrgbProfile } from './icc.ts';
import {
  BT_709,
  type Curve,
  type HdrSpace,
  type HdrTransfer,
  isHdr,
  type Space,
  SRGB_CURVE,
  samePrimaries,
} from './space.ts';
import type { Stated } from './stated.ts';

/** The colours of decoded samples. sRGB without a profile has none of the fields; every other kind has one of the first three. */
export interface Colours {
  /** The profile in the file. */
  profile?: Uint8Array<ArrayBuffer> | undefined;
  /** The space of tags, which a decoder converts as if it were a profile (`makeProfile`). */
  space?: Space<Curve>;
  /** The space of HDR, which is tone-mapped. */
  hdr?: HdrSpace;
  /** The colours are stated in EXIF. */
  inMetadata?: true;
}

type Model = 'rgb' | 'grey' | 'cmyk' | 'lab';

const isSrgb = ({ primaries, transfer }: Space, model: Model) =>
  transfer === SRGB_CURVE && (model === 'grey' || samePrimaries(primaries, BT_709));

/** The HDR space of a profile: such a profile has code points, since a matrix and curves cannot describe it. */
function hdrOf(profile: Uint8Array): HdrSpace | undefined {
  const points = codePointsOf(profile);
  const space = points && spaceOf(points);
  return space && isHdr(space) ? space : undefined;
}

/**
 * Determines the colours of samples from what their file states.
 * @param embedded the profile that the decoder found
 */
export function coloursOf(
  stated: Stated | undefined,
  model: Model,
  embedded?: Uint8Array<ArrayBuffer> | undefined,
): Colours {
  if (stated?.by !== 'tags') {
    const profile = embedded ?? stated?.icc;
    const hdr = profile && hdrOf(profile);
    return hdr ? { hdr } : { profile };
  }
  const { space, inMetadata } = stated;
  if (isHdr(space)) return { hdr: space };
  return isSrgb(space, model) ? {} : { space: space as Space<Curve>, inMetadata };
}

/** The facts about colours in a probe. */
export interface ColourFacts {
  /** Whether the colours have an ICC profile: one in the file, or one that follows from tags. */
  profile: boolean;
  /** Whether the colours are not sRGB: those of another profile, of HDR, CMYK or Lab. */
  wideGamut: boolean;
  /** The function of HDR samples, which are tone-mapped when they are decoded. */
  hdr?: HdrTransfer;
  /** Whether EXIF alone states the colours, so that removing it changes them. */
  coloursInMetadata?: true;
}

/** @param model that of the samples */
export function colourFacts({ profile, space, hdr, inMetadata }: Colours, model: Model): ColourFacts {
  const isOther = space !== undefined || (profile !== undefined && !isSrgbProfile(profile));
  return {
    profile: profile !== undefined || space !== undefined || hdr !== undefined,
    wideGamut: model === 'cmyk' || model === 'lab' || hdr !== undefined || (model === 'rgb' && isOther),
    ...(hdr && { hdr: hdr.transfer }),
    ...(inMetadata && { coloursInMetadata: true }),
  };
}
