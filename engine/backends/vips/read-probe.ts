import type { FileWork } from '../../codecs/file-work.ts';
import type { FileFacts } from '../../codecs/work-on.ts';
import type { ColourFacts } from '../../colour/colours.ts';
import { isSrgbProfile } from '../../colour/icc.ts';
import type { Format } from '../../formats/format.ts';
import { turnedSize } from '../../geometry/steps.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';
import type { Probe } from '../../probe/probe.ts';
import { COLOURS } from '../colours.ts';
import type { VipsImage } from './start.ts';

export const ICC_FIELD = 'icc-profile-data';
export const METADATA_FIELDS = ['exif-data', 'xmp-data', 'iptc-data', 'photoshop-data'] as const;

/** libvips's resolution of a file without one, in pixels per millimetre. */
const UNSTATED = 1;

export const hasField = (image: VipsImage, name: string) => image.getTypeof(name) !== 0;
const intField = (image: VipsImage, name: string, otherwise: number) =>
  hasField(image, name) ? image.getInt(name) : otherwise;

export function colourOf(image: VipsImage): Probe['colour'] {
  return COLOURS[String(image.interpretation)] ?? 'rgb';
}

export function hasOtherColours(image: VipsImage): boolean {
  const colour = colourOf(image);
  if (colour === 'cmyk' || colour === 'lab') return true;
  return colour === 'rgb' && hasField(image, ICC_FIELD) && !isSrgbProfile(image.getBlob(ICC_FIELD));
}

/** Reads the header of an image that is opened on its first page, except its colours. @param facts of its bytes (`factsIn`) */
export function readProbe(
  image: VipsImage,
  format: Format,
  bytes: Uint8Array,
  work: FileWork,
  facts: FileFacts,
): Omit<Probe, keyof ColourFacts> {
  const pages = intField(image, 'n-pages', 1);
  const frames = format.holds.animation ? pages : 1;
  const orientation = intField(image, 'orientation', 1);
  const read = image.xres > UNSTATED ? Math.round(image.xres * MM_PER_INCH) : undefined;
  const dpi = work.dpi ? work.dpi(bytes) : read;
  return {
    format: format.id,
    ...turnedSize(image, orientation),
    frames,
    stilled: (work.unreadFrames?.(bytes) ?? 1) > 1,
    // The further pictures of an AVIF are thumbnails and alternatives, not pages.
    pages: format.paged ? pages : 1,
    delays: frames > 1 && hasField(image, 'delay') ? Array.from(image.getArrayInt('delay')) : [],
    loop: intField(image, 'loop', 0),
    alpha: image.hasAlpha(),
    palette: hasField(image, 'palette'),
    depth: image.format === 'uchar' || image.format === 'char' ? 8 : 16,
    float: image.format === 'float' || undefined,
    colour: colourOf(image),
    dpi,
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    ...facts,
    bytes: bytes.length,
  };
}
