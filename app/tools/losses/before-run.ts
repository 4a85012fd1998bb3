import type { Loaded } from '#app/engine/load-engine.ts';
import { noteSentences } from '#choose/notes.ts';
import type { Format, Loss, NoteCode, Plan, Recipe, Result } from '#engine';
import { losslessSentence, lossSentence } from '#words/losses.ts';
import { toolWords } from '#words/tools.ts';
import { keptSentence } from './kept-sentence.ts';

interface Settings {
  plan: Plan;
  /** The format of the plan. */
  target: Format;
  recipe: Recipe;
  remarks?: readonly string[] | undefined;
  /** The result of these settings, if it was made in advance: the file that Download saves. */
  made?: Result | undefined;
  api: Pick<Loaded['api'], 'formatOf' | 'budgetFor' | 'SMALL_BYTES'>;
}

/** The losses that the sentence about an unchanged picture names, and that a picture has which stays as it is. */
const OF_UNCHANGED: ReadonlySet<Loss> = new Set(['metadata', 'location', 'all-but-credit']);

/** Notes that the second step shows in another way: at the slider, among the losses, and as remarks. */
const ELSEWHERE: readonly NoteCode[] = ['quality-cut', 'metadata-removed', 'gzipped', 'lossless', 'nearest'];

/** What a visitor should know before a run. Once its result exists, this is what is true of that file. */
export function sentencesBefore({ plan, target, recipe, remarks = [], made, api }: Settings): string[] {
  const { output } = recipe;
  const written = made ? api.formatOf(made.format) : target;
  const sentencesOn = (losses: readonly Loss[]) => losses.map((loss) => lossSentence(loss, written, output.background));
  const kept = keptSentence(plan, output);
  if (kept) {
    return [kept, ...sentencesOn(plan.losses.filter((loss) => !OF_UNCHANGED.has(loss)))];
  }
  const { losses, lossless } = made?.plan ?? plan;
  const mayStay = !made && plan.mayStay && losses.some((loss) => !OF_UNCHANGED.has(loss));
  return [
    ...remarks,
    ...(made ? noteSentences({ result: made, recipe, api }, ELSEWHERE) : []),
    ...(lossless && !made?.notes.some(({ code }) => code === 'left-as-it-is') ? [losslessSentence(target)] : []),
    ...sentencesOn(losses),
    ...(mayStay ? [toolWords.mayStay] : []),
  ];
}
