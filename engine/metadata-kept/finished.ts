import type { EditedGainMap } from '../codecs/jpeg/gain-map/edited.ts';
import { workOn } from '../codecs/work-on.ts';
import type { Format } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import type { Embed } from './embed.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a file has besides its encoded pixels. */
export interface Beside {
  /** The resolution, in dots per inch. */
  dpi?: number | undefined;
  embed?: Embed | undefined;
  gainMap?: EditedGainMap | undefined;
}

/** Adds to an encoded picture what its format holds: the resolution, the metadata, then the gain map. */
export async function finished(
  file: Bytes,
  format: Format,
  size: Size,
  { dpi, embed, gainMap }: Beside,
): Promise<Bytes> {
  const { withResolution } = await workOn(format);
  const stated = withResolution?.(file, dpi) ?? file;
  const whole = format.holds.metadata ? ((await embed?.(stated, format, size)) ?? stated) : stated;
  return gainMap && format.holds.gainMap ? gainMap.attachTo(whole) : whole;
}
