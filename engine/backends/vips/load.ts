import type { Decoded, DecodeOptions } from '../../decoders/decoder.ts';
import type { Format } from '../../formats/format.ts';
import { jpegShrink } from '../../formats/shrink-on-load.ts';
import type { Size } from '../../geometry/steps.ts';
import type { Samples } from '../../pixels/pixels.ts';
import { Handles } from './handles.ts';
import { hasField } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/** Returns the smallest proportional size with both sides at least as large as `scaledTo`. */
export function drawingSize(natural: Size, scaledTo: Size = natural): Size {
  const scale = drawingScale(natural, scaledTo);
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) };
}

function drawingScale(natural: Size, scaledTo: Size): number {
  return Math.max(scaledTo.width / natural.width, scaledTo.height / natural.height);
}

/**
 * An inch is 96 px in CSS (CSS Values 4, section 6.2) and 72 px in libvips by default, which makes millimetres and points a
 * quarter too short. A higher `dpi` also enlarges the whole drawing, which `scale` undoes.
 */
const CSS_DPI = 96;
const asDrawn = (scale: number) => ({ dpi: CSS_DPI, scale: (72 / CSS_DPI) * scale });

/** Returns libvips's options for decoding. Equal options give equal pixels. */
export function loaderOptions(
  format: Format,
  header: Size,
  { allFrames, scaledTo }: DecodeOptions,
): Record<string, number> {
  if (allFrames) return { n: -1 };
  if (format.vector) return asDrawn(scaledTo ? drawingScale(header, scaledTo) : 1);
  if (!scaledTo) return {};
  return format.shrinksOnLoad ? { shrink: jpegShrink(header, scaledTo) } : {};
}

/** The least severity of a fault at which libvips fails. */
export type FailOn = 'none' | 'error' | 'warning';

/** Reads the header of a file. Decoding starts when rows are requested. */
export function openHeader(
  vips: Libvips,
  bytes: Uint8Array,
  { vector }: Pick<Format, 'vector'>,
  handles: Handles,
  failOn: FailOn = 'error',
): VipsImage {
  const options = { access: 'sequential', fail_on: failOn, ...(vector && asDrawn(1)) };
  return handles.add(vips.Image.newFromBuffer(bytes, '', options));
}

/** Whether libvips reads the header, and whatever `use` reads. */
export function isRead(vips: Libvips, bytes: Uint8Array, format: Format, use?: (image: VipsImage) => unknown): boolean {
  using handles = new Handles();
  try {
    const image = openHeader(vips, bytes, format, handles);
    use?.(image);
    return true;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return false;
  }
}

/** Facts from the header for decoding. */
export interface Header extends Size {
  failOn: FailOn;
}

/** @param failOn for decoding; by default errors */
export function headerOf(image: VipsImage, failOn?: FailOn): Header {
  return {
    width: image.width,
    height: image.height,
    // A damaged tile of a TIFF stays black unless warnings fail too.
    failOn: failOn ?? (hasField(image, 'tile-width') ? 'warning' : 'error'),
  };
}

/** Covers the rows without pixels with grey, or with nothing if there is an alpha channel. */
export function withoutBlackRows(image: VipsImage, rows: number, handles: Handles): VipsImage {
  const { width, height, bands } = image;
  const middle = image.format === 'ushort' ? 0x8000 : 0x80;
  const background = Array.from({ length: bands }, () => (image.hasAlpha() ? 0 : middle));
  const known = handles.add(image.crop(0, 0, width, rows));
  return handles.add(known.embed(0, 0, width, height, { extend: 'background', background }));
}

/** Opens a file for decoding from the first row to the last. */
export function load(
  vips: Libvips,
  bytes: Uint8Array,
  format: Format,
  header: Header,
  options: DecodeOptions,
  handles: Handles,
): VipsImage {
  return handles.add(
    vips.Image.newFromBuffer(bytes, '', {
      access: 'sequential',
      fail_on: header.failOn,
      ...loaderOptions(format, header, options),
    }),
  );
}

/** The types require an enumeration's value, which is its name at run time. */
export const UCHAR = 'uchar' as unknown as Parameters<Libvips['Image']['newFromMemory']>[4];

/** Creates an image of 8-bit samples in grey or sRGB, rows from the top. */
export function imageOfSamples(vips: Libvips, { data, width, height, channels }: Samples, handles: Handles): VipsImage {
  const unnamed = handles.add(
    vips.Image.newFromMemory(data as Uint8Array<ArrayBuffer>, width, height, channels, UCHAR),
  );
  return handles.add(unnamed.copy({ interpretation: channels < 3 ? 'b-w' : 'srgb' }));
}

/** Returns an 8-bit image with other samples and the same metadata. @param samples at most as large as the image */
export function withSamples(
  vips: Libvips,
  image: VipsImage,
  { data, width, height, channels }: Samples,
  handles: Handles,
): VipsImage {
  const plain = handles.add(vips.Image.newFromMemory(data as Uint8Array<ArrayBuffer>, width, height, channels, UCHAR));
  // An insert keeps the metadata of the image below, of which no pixel is computed.
  return handles.add(handles.add(image.crop(0, 0, width, height)).insert(plain, 0, 0));
}

/** Creates an image of decoded pixels. An alpha channel without meaning is dropped. */
export function imageOfPixels(
  vips: Libvips,
  decoded: Decoded,
  { alpha }: { alpha: boolean },
  handles: Handles,
): VipsImage {
  const named = imageOfSamples(vips, decoded, handles);
  return alpha || named.bands < 4 ? named : handles.add(named.extractBand(0, { n: 3 }));
}
