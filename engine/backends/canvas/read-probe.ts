import { imageSize } from 'image-size';
import { factsIn, workOn } from '../../codecs/work-on.ts';
import { ImageError } from '../../errors/errors.ts';
import type { Format } from '../../formats/format.ts';
import { turnedSize } from '../../geometry/steps.ts';
import type { Probe } from '../../probe/probe.ts';
import type { Loss } from '../../report/losses.ts';
import { storedColours } from './stored-colours.ts';

function lostOnReading({ metadata, depth, wideGamut }: Pick<Probe, 'metadata' | 'depth' | 'wideGamut'>): Loss[] {
  const lost = { metadata, 'bit-depth': depth > 8, 'wide-gamut': wideGamut };
  return (Object.keys(lost) as (keyof typeof lost)[]).filter((loss) => lost[loss]);
}

/**
 * Reads the header. A canvas decodes to 8-bit sRGB, so everything beyond that is lost on reading.
 * @throws {ImageError} `unreadable`
 */
export async function readProbe(bytes: Uint8Array, format: Format): Promise<Probe> {
  let header: ReturnType<typeof imageSize>;
  try {
    header = imageSize(bytes);
  } catch (error) {
    throw new ImageError('unreadable', 'Failed to load image', { cause: error });
  }
  const stated = header.orientation ?? 1;
  const orientation = stated >= 1 && stated <= 8 ? stated : 1;
  const { parts, mcu, ...details } = await factsIn(format, bytes);
  const { framesIn } = await workOn(format);
  const colours = await storedColours(bytes, format);
  return {
    format: format.id,
    ...turnedSize(header, orientation),
    frames: 1,
    stilled: (framesIn?.(bytes) ?? 1) > 1,
    pages: 1,
    delays: [],
    loop: 0,
    alpha: format.holds.alpha,
    palette: false,
    ...colours,
    ...details,
    lostOnReading: lostOnReading({ ...colours, metadata: details.metadata }),
    orientation,
    // A canvas cannot write a gain map.
    parts: parts && { ...parts, gainMap: parts.gainMap && 'foreign' },
    mcu,
    bytes: bytes.length,
  };
}
