import { imageSize } from 'image-size';
import { ImageError, isImageError } from '../../errors.ts';
import { partsIn, workOn } from '../../formats/file-work.ts';
import type { Format } from '../../formats/format.ts';
import type { Probe } from '../../probe.ts';

/** Is there anything that stripping would take? There may be where that cannot be told. */
function hasMetadata(bytes: Uint8Array, format: Format, orientation: number): boolean {
  try {
    const stripped = workOn(format).strip?.(bytes, orientation);
    return stripped !== undefined && stripped.length < bytes.length;
  } catch (error) {
    if (isImageError(error)) return true;
    throw error;
  }
}

/**
 * What the header says, as far as it matters to a canvas: no more than a picture of 8 bits in RGB comes out of it.
 * @throws {ImageError} `unreadable`
 */
export function readProbe(bytes: Uint8Array, format: Format): Probe {
  let header: ReturnType<typeof imageSize>;
  try {
    header = imageSize(bytes);
  } catch (error) {
    throw new ImageError('unreadable', 'Failed to load image', { cause: error });
  }
  const stated = header.orientation ?? 1;
  const orientation = stated >= 1 && stated <= 8 ? stated : 1;
  const turned = orientation >= 5;
  const { parts } = partsIn(format, bytes);
  return {
    format: format.id,
    width: turned ? header.height : header.width,
    height: turned ? header.width : header.height,
    frames: 1,
    stilled: (workOn(format).framesIn?.(bytes) ?? 1) > 1,
    pages: 1,
    delays: [],
    loop: 0,
    alpha: format.holds.alpha,
    palette: false,
    depth: 8,
    colour: 'rgb',
    profile: false,
    wideGamut: false,
    metadata: hasMetadata(bytes, format, orientation),
    orientation,
    // A canvas has nowhere to put a map.
    ...(parts && { parts: { ...parts, ...(parts.gainMap && { gainMap: 'foreign' }) } }),
    bytes: bytes.length,
  };
}
