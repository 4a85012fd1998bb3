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
