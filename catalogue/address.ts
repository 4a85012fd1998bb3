import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { printRecipe, readRecipe } from '#engine/recipe/text.ts';
import { batchActionOf } from './preset.ts';
import { BATCH_ACTIONS, type BatchAction, TOOLS, type ToolId } from './tools.ts';

/*
 * Settings in the address: a copied link, a landing page's preset and a search result all open a tool through this. The
 * query says how they differ from what the page opens with, in the engine's text of a recipe; what is added here is
 * `action`, which chooses what a tool of several actions opens with.
 */

const ACTION = 'action';

/** @returns the tool's path with the settings as its query, such as `/compress?target=150kb` */
export function toolAddress(tool: ToolId, recipe: Recipe): string {
  const query = printSettings(tool, recipe).toString();
  return query ? `${TOOLS[tool].path}?${query}` : TOOLS[tool].path;
}

/** @returns the batch with the settings of a tool for one image; what does nothing to a picture is nothing to begin with */
export function batchAddress(recipe: Recipe): string {
  return sameJson(recipe, TOOLS.resize.opens) ? TOOLS.batch.path : toolAddress('batch', recipe);
}

/**
 * @param base what the page opens with: a landing page gives its preset's recipe
 * @returns the query that makes `recipe` of `base`; empty where they are the same
 */
export function printSettings(tool: ToolId, recipe: Recipe, base: Recipe = TOOLS[tool].opens): URLSearchParams {
  const { actions } = TOOLS[tool];
  if (!actions) return printRecipe(withEnlarge(recipe, base, true), withKeptFormat(base, recipe));
  const action = batchActionOf(recipe);
  const from = action === batchActionOf(base) ? base : actions[action];
  const query = printRecipe(withEnlarge(recipe, from, true), withKeptFormat(from, recipe));
  return baseOf(tool, query, base) === from ? query : new URLSearchParams([[ACTION, action], ...query]);
}

/**
 * The recipe that an address stands for. Never throws: whatever is unknown or bad is ignored, and where the rest makes
 * no sense together the base is returned.
 */
export function readSettings(tool: ToolId, params: URLSearchParams, base: Recipe = TOOLS[tool].opens): Recipe {
  const from = baseOf(tool, params, base);
  const read = readRecipe(params, withKeptFormat(from, readRecipe(params, from)));
  const settings = withEnlarge(read, from, false);
  return tool === 'resize' ? withBothSides(settings) : settings;
}

/** The resizer's fields show the sides that an address names: where it names both and no fit, they are filled exactly. */
function withBothSides(recipe: Recipe): Recipe {
  const edits = recipe.edits.map((edit) =>
    edit.do === 'resize' && edit.width && edit.height && !edit.fit ? { ...edit, fit: 'cover' as const } : edit,
  );
  return { ...recipe, edits };
}

/** What a conversion opens with: where the quality chooses itself, it writes the format that is named, however large. */
function withKeptFormat(opens: Recipe, { output }: Recipe): Recipe {
  const converts = opens.output.aim === 'encode' && output.aim === 'score' && output.format !== 'same';
  return converts ? { ...opens, output: { ...opens.output, preserveFormat: true } } : opens;
}

/**
 * Where what a page opens with never enlarges, an address that brings a frame and says nothing of it does not either: one
 * that is to enlarge says so.
 * @param enlarge what a frame that says nothing of it means
 */
function withEnlarge(recipe: Recipe, { edits }: Recipe, enlarge: boolean): Recipe {
  if (!edits.some((edit) => edit.do === 'resize' && edit.enlarge === false)) return recipe;
  const said = recipe.edits.map((edit) =>
    edit.do === 'resize' && edit.percent === undefined ? { enlarge, ...edit } : edit,
  );
  return { ...recipe, edits: said };
}

/** What the settings are read from: an action that is named, or that the settings speak of, starts from its own. */
function baseOf(tool: ToolId, params: URLSearchParams, base: Recipe): Recipe {
  const { actions, opens } = TOOLS[tool];
  if (!actions) return base;
  const named = params.get(ACTION)?.trim().toLowerCase();
  const action =
    BATCH_ACTIONS.find((known) => known === named) ??
    (sameJson(base, opens) ? impliedAction(params) : undefined) ??
    batchActionOf(base);
  return action === batchActionOf(base) ? base : actions[action];
}

/** A target is for compressing, a format for converting. */
function impliedAction(params: URLSearchParams): BatchAction | undefined {
  const action = batchActionOf(readRecipe(params));
  return action === 'resize' ? undefined : action;
}
