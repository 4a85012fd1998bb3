import type { AimName } from './aims.ts';
import type { OptionValues } from './options.ts';

type Saving = OptionValues & { aim: AimName };

/** Lossy compression that saves less is not worth a change. */
const USUAL = 0.05;

/** Returns the default of the smallest saving: 0 for targets, and for lossless compression, which loses nothing. */
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

/** Returns the smallest share of the original's bytes that a result must save to replace it. */
export function leastSavings(output: Saving): number {
  const usual = usualLeastSavings(output);
  return output.aim === 'size' ? usual : (output.minSavings ?? usual);
}
