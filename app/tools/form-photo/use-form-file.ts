import { useMade } from '#app/tools/series/use-made.ts';
import type { Size } from '#engine';
import { makeOfFrame } from './make-of-frame.ts';
import { workOn } from './pixels/work-on.ts';
import { isPrepared, type Placing, recipeOf } from './recipe.ts';
import { isContradiction, type Rules } from './rules.ts';
import { type FormSettings, fitOf, inkPaintOf, isGreyOf } from './settings.ts';

interface FramedPicture {
  file: File;
  size: Size;
  /** Whether it is the picture that the settings ask for. */
  isReady: boolean;
  placing: Placing;
  settings: FormSettings;
  rules: Rules;
}

/** The file that a form asks for of a framed picture, made again whenever something changes that its bytes depend on. */
export function useFormFile({ file, size, isReady, placing, settings, rules }: FramedPicture) {
  const isImpossible = isContradiction(rules);
  const recipe = isImpossible ? undefined : recipeOf(settings, rules, placing, size);
  const paint = inkPaintOf(settings);
  const prepared = isPrepared(settings, placing);
  const fit = fitOf(settings);
  const isGrey = isGreyOf(settings);
  const { orientation, degrees, crop } = placing;
  const making = useMade(
    file,
    JSON.stringify({ isReady, recipe, rules, paint, isGrey, part: prepared && [orientation, degrees, crop] }),
    recipe && isReady
      ? (engine, signal) => {
          const part = { file, picture: size, placing, fit, paint, isGrey };
          return makeOfFrame(engine, workOn, { ...part, isPrepared: prepared, recipe, rules }, signal);
        }
      : undefined,
  );
  return { ...making, isImpossible };
}
