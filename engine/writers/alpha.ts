import type { Raster } from '../backends/backend.ts';
import { workOn } from '../codecs/work-on.ts';
import type { NativeSave } from '../codecs/writing.ts';
import type { Samples } from '../pixels/pixels.ts';
import type { Bytes, ToWrite } from './to-write.ts';

/** Writes the alpha channel with a save of its own. */
export async function writeWithAlpha(
  { read, onProgress }: Raster,
  { picture, format, writing: { native } }: ToWrite,
  save: NativeSave,
): Promise<Bytes> {
  const join = await (await workOn(format)).joinAlpha?.();
  const samples = await read(onProgress);
  const coarse = await picture.write(format, native, samples);
  return join?.(coarse, await picture.write(format, save, withoutColour(samples))) ?? coarse;
}

/** Returns the same alpha, in black. */
function withoutColour({ data, channels, ...size }: Samples): Samples {
  const black = new Uint8Array(data.length);
  for (let at = channels - 1; at < data.length; at += channels) black[at] = data[at] ?? 0;
  return { data: black, channels, ...size };
}
