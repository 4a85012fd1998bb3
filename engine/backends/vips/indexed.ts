import { indexedPng, packedRows } from '../../palette/indexed-png.ts';
import { reduced } from '../../palette/reduced.ts';
import type { Handles } from './handles.ts';
import { UCHAR } from './load.ts';
import { blackFile } from './metadata.ts';
import type { Libvips, VipsImage } from './start.ts';

const PIXELS = { compression: 9, filter: 'none', keep: 0 } as const;
const CARRIER = { suffix: '.png', options: { compression: 1, filter: 'none' } } as const;

/** Whether engine/palette supports an image: 8 bits in colour. A PNG with a palette cannot have a grey profile. */
export const isForPalette = ({ bands, format }: VipsImage): boolean => format === 'uchar' && bands >= 3 && bands <= 4;

/**
 * Writes a PNG with a palette of engine/palette.
 * @param colours the largest number of colours
 * @param keep libvips's flags for metadata and profile
 */
export function writeIndexed(
  vips: Libvips,
  image: VipsImage,
  { colours, keep, handles }: { colours: number; keep: number; handles: Handles },
): Uint8Array<ArrayBuffer> {
  const { width, height, bands } = image;
  const size = { width, height };
  const picture = reduced(
    { data: image.writeToMemory() as Uint8Array, ...size, channels: bands === 4 ? 4 : 3 },
    colours,
  );
  const { rows, rowBytes, bitDepth } = packedRows(picture, size);
  const pixels = handles.add(vips.Image.newFromMemory(rows, rowBytes, height, 1, UCHAR)).writeToBuffer('.png', PIXELS);
  // In the picture's size, which libvips writes into EXIF.
  const carrier = blackFile(vips, image, { ...CARRIER, keep, ...size });
  return indexedPng(carrier, pixels, { ...size, bitDepth, palette: picture.palette });
}
