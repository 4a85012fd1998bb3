import type { Loaded } from '#app/engine/load-engine.ts';
import { planOf } from '#app/tools/losses/plan-of.ts';
import type { Probe, Recipe, Result } from '#engine';
import { leastSavings } from '#engine/recipe/savings.ts';
import { lumaStepOf } from './luma-step.ts';

/** The engine's quality for compression without one. */
const USUAL_QUALITY = 75;
/** Below this quality pixels may be scaled, which saves more. */
const PREDICTED_FROM = 50;
/** In bits per pixel. Drawings have fewer, and are encoded with larger steps, which may save more. */
const LEAST_DENSITY = 1;
/** The share of the quality that is left if it is cut as far as possible for the budget. */
const LEFT_BY_CUTS = 0.6;
/** The luma step of our JPEGs times their quality, from 30 to 60, where it is almost constant. */
const STEP_TIMES_QUALITY = 850;

/** A file whose luma step has been read. Nothing is known of it without its probe. */
interface Opened {
  file: File;
  probe?: Probe | undefined;
}

/** The part of the engine that this module needs. */
type Api = Pick<Loaded['api'], 'plan'>;

/**
 * The largest share of a JPEG's bytes that an encode with a quality saves. Bytes fall at most as fast as quantisation
 * steps grow (docs/decisions/0044-already-small.md).
 */
function mostSaved(lumaStep: number, quality: number): number {
  return 1 - lumaStep / (STEP_TIMES_QUALITY / quality);
}

/** Whether a header alone shows that a run saves less than the recipe's smallest share. */
function isSmallByHeader(api: Api, { file, probe }: Opened, recipe: Recipe): boolean {
  if (!probe) return false;
  const lumaStep = lumaStepOf(file);
  const { width, height, bytes, format } = probe;
  const { aim, lossless, quality = USUAL_QUALITY, budget = true } = recipe.output;
  if (aim !== 'compress' || lossless || quality < PREDICTED_FROM) return false;
  if (!lumaStep || bytes * 8 < LEAST_DENSITY * width * height) return false;
  const plan = planOf(api, probe, recipe);
  if (!plan?.mayStay || plan.unchanged || plan.steps.length > 0 || plan.format !== format) return false;
  return mostSaved(lumaStep, budget ? quality * LEFT_BY_CUTS : quality) < leastSavings(recipe.output);
}

/** Why a file is returned, where a run saves too little. */
const isTooLittle = (note: Result['notes'][number]) =>
  note.code === 'left-as-it-is' && (note.why === 'no-gain' || note.why === 'saves-too-little');

/** A file that saves less than `least`, a share of its bytes. */
interface AlreadySmall {
  least: number;
}

/**
 * Returns whether a file saves less than the recipe's smallest share, before its run.
 * @param made a result of this recipe that was made in advance; without one the header decides
 */
export function alreadySmall(
  api: Api | undefined,
  opened: Opened,
  recipe: Recipe,
  made?: Pick<Result, 'notes'>,
): AlreadySmall | undefined {
  if (!api) return undefined;
  const isSmall = made ? made.notes.some(isTooLittle) : isSmallByHeader(api, opened, recipe);
  return isSmall ? { least: leastSavings(recipe.output) } : undefined;
}

export { readLumaStep } from './luma-step.ts';
