import type { Loaded } from '#app/engine/load-engine.ts';
import { isWrongTarget, TARGET_PROBLEM, targetText } from '#app/tools/address/target-field.ts';
import { type Side, sideProblem } from '#app/tools/adjust/side-field.ts';
import { planOf } from '#app/tools/losses/plan-of.ts';
import { offeredToAny } from '#app/tools/options/offered.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import { TOOLS } from '#catalogue/tools.ts';
import type { Capabilities, PlannedResult, Recipe } from '#engine';
import { batchWords } from '#words/batch.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { longestSide } from '#words/limits.ts';
import { type BatchItem, type BatchState, isUpToDate, resultOf } from './batch.ts';
import { batchLosses, commonLosses, unwritable } from './batch-losses.ts';
import { boundFileOf } from './document/document.ts';
import { expectedBytes } from './expected-bytes.ts';
import { largestProblem } from './largest-size.ts';
import { archiveName } from './result-name.ts';
import { nameToSave, type RowResult } from './row-result.ts';

export type FieldName = Side | 'longest' | 'target' | 'largest';
/** The fields that hold no setting, with one sentence each. */
export type Problems = Partial<Record<FieldName, string>>;

/** @param texts what was typed into the fields */
export function problemsOf(texts: Partial<Record<FieldName, string>>, { output }: Recipe): Problems {
  return {
    width: sideProblem(CONTROLS.width, texts.width),
    height: sideProblem(CONTROLS.height, texts.height),
    longest: sideProblem(longestSide, texts.longest),
    largest: largestProblem(batchWords.largest, texts.largest),
    target: isWrongTarget(targetText(texts.target, output)) ? TARGET_PROBLEM : undefined,
  };
}

/** The recipe that the present action opens with on this page. */
export function openingOf(recipe: Recipe, base: Recipe): Recipe {
  const action = batchActionOf(recipe);
  return action === batchActionOf(base) ? base : (TOOLS.batch.actions?.[action] ?? base);
}

/** What the facts depend on. */
interface Given {
  state: BatchState;
  recipe: Recipe;
  /** Undefined until the engine is loaded. */
  api: Loaded['api'] | undefined;
  /** Undefined until the engine has reported it. */
  can: Capabilities | undefined;
  saved: ReadonlySet<Blob>;
  keepsName: boolean;
}

/** Everything that the screen shows of a batch besides its rows. */
export function batchFacts({ state, recipe, api, can, saved, keepsName }: Given) {
  const { items } = state;
  const dueItems = items.filter((item) => !isUpToDate(item, recipe));
  const outcomes = items.flatMap(({ file, status, outcome }) =>
    outcome && status === 'complete' ? [{ file, outcome }] : [],
  );
  const plans = api ? items.flatMap((item) => plannedResultOf(item, recipe, api)) : [];
  const refused =
    can && api ? unwritable(plans, [...can.writes, ...api.MINIFIED_IDS], (format) => api.formatOf(format).label) : [];
  const probes = items.flatMap(({ probe }) => probe ?? []);
  return {
    /** Files that wait to be processed, without those that failed. */
    due: dueItems.filter(({ status }) => status !== 'error').length,
    /** Results of other settings. */
    outdated: dueItems.filter(({ status }) => status === 'complete').length,
    /** Files that a run would compress a second time. */
    compressedAgain:
      batchActionOf(recipe) === 'compress' ? dueItems.filter(({ isCompressed }) => isCompressed).length : 0,
    losses: [...refused, ...batchLosses(plans, recipe.output.background)],
    common: commonLosses(plans),
    offered: api ? offeredToAny(probes, { recipe, api, ignores: can?.ignores ?? [] }) : [],
    results: outcomes.map(({ file, outcome }) => ({
      blob: outcome.result.blob,
      filename: nameToSave(outcome, keepsName),
      lastModified: file.lastModified,
    })),
    file: boundFileOf(
      outcomes.map(({ outcome }) => outcome.recipe),
      recipe,
    ),
    isUnsaved: outcomes.some(({ outcome }) => !saved.has(outcome.result.blob)),
    /** An example of the names that results are saved under. */
    savedAs: savedAs(outcomes[0], keepsName),
    /** @param now milliseconds since 1970 */
    zipName: (now: number) =>
      archiveName(
        outcomes.map(({ outcome }) => outcome.action),
        now,
      ),
    expected: () => expectedBytes(items, recipe, ({ probe }) => api && probe && planOf(api, probe, recipe)),
  };
}

/** What the recipe makes of a file, or has made: known from its header on, but not for files that failed. */
function plannedResultOf(item: BatchItem, recipe: Recipe, api: Loaded['api']): PlannedResult[] {
  const { status, probe } = item;
  if (!probe || status === 'error') return [];
  const made = status === 'ready' || isUpToDate(item, recipe) ? resultOf(item, recipe) : undefined;
  const plan = made?.result.plan ?? planOf(api, probe, recipe);
  return plan ? [plan] : [];
}

function savedAs(example: { file: File; outcome: RowResult } | undefined, keepsName: boolean): string | undefined {
  const name = example && nameToSave(example.outcome, keepsName);
  return name && batchWords.savedAs(example.file.name, name);
}
