import type { DecodableFile } from '../../decoders/decoded.ts';
import type { Format } from '../../formats/format.ts';
import type { Size } from '../../geometry.ts';
import { jpegShrink } from '../../shrink-on-load.ts';
import { Handles } from './handles.ts';
import { hasField, ICC_FIELD } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

export interface LoadOptions {
  /** All frames, below each other. */
  allFrames: boolean;
  /** The size that it will be scaled to first of all, in stored orientation: decoding may stop somewhat above it. */
  scaledTo?: Size;
}

/** The size to draw at for one that it will be scaled to: the sides in proportion, neither below it. */
export function drawingSize(natural: Size, scaledTo: Size = natural): Size {
  const scale = drawingScale(natural, scaledTo);
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) };
}

function drawingScale(natural: Size, scaledTo: Size): number {
  return Math.max(scaledTo.width / natural.width, scaledTo.height / natural.height);
}

/** How libvips is to decode it: equal for what comes out equal. */
export function loaderOptions(
  format: Format,
  header: Size,
  { allFrames, scaledTo }: LoadOptions,
): Record<string, number> {
  if (allFrames) return { n: -1 };
  if (!scaledTo) return {};
  if (format.vector) return { scale: drawingScale(header, scaledTo) };
  return format.shrinksOnLoad ? { shrink: jpegShrink(header, scaledTo) } : {};
}

/** Reads the header of a file; decoding starts when rows are asked for. */
export function openHeader(vips: Libvips, bytes: Uint8Array, handles: Handles): VipsImage {
  return handles.add(vips.Image.newFromBuffer(bytes, '', { access: 'sequential', fail_on: 'error' }));
}

/** Can the header be read? */
export function isRead(vips: Libvips, bytes: Uint8Array): boolean {
  using handles = new Handles();
  try {
    openHeader(vips, bytes, handles);
    return true;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return false;
  }
}

/** What the header of a file says of how to decode it. */
export interface Header extends Size {
  /** From what on decoding fails. */
  failOn: 'error' | 'warning';
}

export function headerOf(image: VipsImage): Header {
  return {
    width: image.width,
    height: image.height,
    // A tile of a TIFF that cannot be decoded stays black unless warnings count too.
    failOn: hasField(image, 'tile-width') ? 'warning' : 'error',
  };
}

/** Opens a file for decoding from its first row to its last. */
export function load(
  vips: Libvips,
  bytes: Uint8Array,
  format: Format,
  header: Header,
  options: LoadOptions,
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

/** The types want the enumeration's value, which is its name at run time. */
const UCHAR = 'uchar' as unknown as Parameters<Libvips['Image']['newFromMemory']>[4];

/** Makes an image of samples in 8-bit sRGB, rows from the top. */
export function imageOfSamples(
  vips: Libvips,
  samples: Uint8Array<ArrayBuffer>,
  { width, height }: Size,
  bands: 3 | 4,
  handles: Handles,
): VipsImage {
  const unnamed = handles.add(vips.Image.newFromMemory(samples, width, height, bands, UCHAR));
  return handles.add(unnamed.copy({ interpretation: 'srgb' }));
}

/** Makes an image of a value for each of 256. */
export function tableImage(vips: Libvips, values: Uint8Array<ArrayBuffer>, handles: Handles): VipsImage {
  return handles.add(vips.Image.newFromMemory(values, 256, 1, 1, UCHAR));
}

/** Makes an image of decoded pixels, without the alpha channel where that says nothing. */
export async function imageOfPixels(vips: Libvips, file: DecodableFile, handles: Handles): Promise<VipsImage> {
  const named = imageOfSamples(vips, await file.pixels(), file, 4, handles);
  const image = file.alpha ? named : handles.add(named.extractBand(0, { n: 3 }));
  if (file.profile) image.setBlob(ICC_FIELD, file.profile);
  return image;
}
