import type { AimName } from './aims.ts';
import type { OptionValues } from './options.ts';

type Saving = OptionValues & { aim: AimName };

/** Compression that saves less is not worth a change. */
const USUAL = 0.05;

/** What a file has to save where the recipe does not say. A target is asked for, and by exactness nothing is lost. */
export function usualLeastSavings({ aim, lossless = false }: Saving): number {
  switch (aim) {
    case 'encode':
    case 'size':
      return 0;
    case 'compress':
      return lossless ? 0 : USUAL;
    case 'score':
      return USUAL;
  }
}

/** The share of its bytes that a file has to save, or it serves better itself. */
export function leastSavings(output: Saving): number {
  const usual = usualLeastSavings(output);
  return output.aim === 'size' ? usual : (output.minSavings ?? usual);
}
