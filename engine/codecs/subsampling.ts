import type { EncodeOptions } from './writing.ts';

/**
 * Returns libvips's argument for chroma subsampling.
 * @param isFull whether the default is 4:4:4
 */
export function subsampleMode({ chroma }: Pick<EncodeOptions, 'chroma'>, isFull: boolean): 'on' | 'off' {
  if (chroma === '4:4:4') return 'off';
  return isFull && chroma !== '4:2:0' ? 'off' : 'on';
}
