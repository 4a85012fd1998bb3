import type { Format } from '../../engine/formats/format.ts';
import { jpeg } from '../../engine/formats/jpeg.ts';

/** JPEG as libvips writes it, with what was the best of its settings before there was an encoder of our own. */
export const jpegByLibvips: Format = {
  ...jpeg,
  save: (options, size) => {
    const saved = jpeg.save?.(options, size);
    if (!saved) throw new TypeError('JPEG cannot be written');
    const { jpeg: _, ...byLibvips } = saved;
    return byLibvips;
  },
};
