import type { EncodeOptions } from './format.ts';

/**
 * libvips's word for how colour is subsampled.
 * @param isFull whether the quality keeps it in full where nothing else is asked for
 */
export function subsampleMode({ chroma }: Pick<EncodeOptions, 'chroma'>, isFull: boolean): 'on' | 'off' {
  if (chroma === '4:4:4') return 'off';
  return isFull && chroma !== '4:2:0' ? 'off' : 'on';
}
