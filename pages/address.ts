import { batchActionOf } from '#catalogue/preset.ts';
import { BATCH_ACTIONS, type BatchAction, TOOLS, type ToolId } from '#catalogue/tools.ts';
import { MINIFIED_IDS } from '#engine/formats/index.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { FORMAT, parseFormat, printRecipe, readRecipe } from '#engine/recipe/text.ts';
import { addressOf } from './paths.ts';

/*
 * Settings in the address: a copied link, a landing page's preset and a search result all open a tool through this. The
 * query contains the differences from the page's initial recipe, as the engine's text of a recipe. This file adds
 * `action`, which selects the initial recipe of a tool with several actions.
 */

const ACTION = 'action';

/** @returns the tool's path with the settings as its query, such as `/compress?target=150kb` */
export function toolAddress(tool: ToolId, recipe: Recipe): string {
  const query = printSettings(tool, recipe).toString();
  return query ? `${addressOf(`/${tool}`)}?${query}` : addressOf(`/${tool}`);
}

/**
 * @returns the batch's address with the settings of a tool for one image; the bare path if they do not change a picture
 */
export function batchAddress(recipe: Recipe): string {
  return sameJson(recipe, TOOLS.resize.opens) ? addressOf('/batch') : toolAddress('batch', recipe);
}

/**
 * @param base the page's initial recipe, such as a landing page's preset
 * @returns the query that turns `base` into `recipe`; empty if they are equal
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
 * The recipe of an address. Never throws: unknown and invalid parameters are ignored. If the others contradict each
 * other, the base is returned.
 */
export function readSettings(tool: ToolId, query: URLSearchParams, base: Recipe = TOOLS[tool].opens): Recipe {
  const params = withoutDrawings(query);
  const from = baseOf(tool, params, base);
  const read = readRecipe(params, withKeptFormat(from, readRecipe(params, from)));
  const settings = withEnlarge(read, from, false);
  return tool === 'resize' ? withBothSides(settings) : settings;
}

/** A format of drawings fits few pictures, and a page that keeps their format writes it anyway. */
function withoutDrawings(params: URLSearchParams): URLSearchParams {
  const format = parseFormat(params.get(FORMAT));
  return MINIFIED_IDS.some((id) => id === format)
    ? new URLSearchParams([...params].filter(([key]) => key !== FORMAT))
    : params;
}

/** The resizer's fields show both sides of an address. If it has both and no fit, they are filled exactly. */
function withBothSides(recipe: Recipe): Recipe {
  const edits = recipe.edits.map((edit) =>
    edit.do === 'resize' && edit.width && edit.height && !edit.fit ? { ...edit, fit: 'cover' as const } : edit,
  );
  return { ...recipe, edits };
}

/**
 * The initial recipe of a conversion. With automatic quality it writes the named format, even if the file becomes
 * larger.
 */
function withKeptFormat(opens: Recipe, { output }: Recipe): Recipe {
  const converts = opens.output.aim === 'encode' && output.aim === 'score' && output.format !== 'same';
  return converts ? { ...opens, output: { ...opens.output, preserveFormat: true } } : opens;
}

/**
 * If the page's initial recipe never enlarges, neither does an address with a frame and no `enlarge`. An address that
 * enlarges must contain it.
 * @param enlarge the default for a frame without `enlarge`
 */
function withEnlarge(recipe: Recipe, { edits }: Recipe, enlarge: boolean): Recipe {
  if (!edits.some((edit) => edit.do === 'resize' && edit.enlarge === false)) return recipe;
  const said = recipe.edits.map((edit) =>
    edit.do === 'resize' && edit.percent === undefined ? { enlarge, ...edit } : edit,
  );
  return { ...recipe, edits: said };
}

/** The recipe that the settings are applied to. An action that is named, or that the settings imply, has its own. */
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

/** A target implies compressing, a format implies converting. */
function impliedAction(params: URLSearchParams): BatchAction | undefined {
  const action = batchActionOf(readRecipe(params));
  return action === 'resize' ? undefined : action;
}
