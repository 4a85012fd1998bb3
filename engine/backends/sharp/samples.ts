import sharp, { type Sharp } from 'sharp';
import type { Samples } from '../../pixels/pixels.ts';

export const openSamples = ({ data, width, height, channels }: Samples): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: false });

/** Runs a pipeline. */
export async function samplesOf(image: Sharp): Promise<Samples> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

/** Returns the same alpha, in black. */
export function withoutColour({ data, channels, ...size }: Samples): Samples {
  const black = new Uint8Array(data.length);
  for (let at = channels - 1; at < data.length; at += channels) black[at] = data[at] ?? 0;
  return { data: black, channels, ...size };
}
