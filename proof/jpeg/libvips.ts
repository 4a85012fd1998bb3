import type { Format } from '../../engine/formats/format.ts';
import { jpeg } from '../../engine/formats/jpeg.ts';

/** JPEG as libvips writes it, with the best of its settings before this product had its own encoder. */
export const jpegByLibvips: Format = {
  ...jpeg,
  save: (options, size) => {
    const saved = jpeg.save?.(options, size);
    if (!saved) throw new TypeError('JPEG cannot be written');
    const { jpeg: _, ...byLibvips } = saved;
    return byLibvips;
  },
};
