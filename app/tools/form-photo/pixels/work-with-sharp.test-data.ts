import sharp from 'sharp';
import { greyTiff } from './grey.ts';
import { isGrey, worked } from './work.ts';
import type { WorkOn } from './work-on.ts';

/** Works on pixels as the worker does it, with sharp instead of a canvas. */
export const workWithSharp: WorkOn = async (picture, works) => {
  const { data, info } = await sharp(await picture.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const result = worked({ data, width: info.width, height: info.height }, works);
  if (typeof result === 'string') return result;
  if (isGrey(works)) return new Blob([greyTiff(result)]);
  const raw = { width: result.width, height: result.height, channels: 4 } as const;
  return new Blob([new Uint8Array(await sharp(result.data, { raw }).png().toBuffer())]);
};
