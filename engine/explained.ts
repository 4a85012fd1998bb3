/**
 * Exports for recipes from elsewhere: their check, their text, what explains it, and the check of their results. The site's tools load
 * none of it with the engine; pages import what they need.
 */
export { faultsIn, type RecipeFault } from './recipe/faults.ts';
export { parseRecipe } from './recipe/index.ts';
export { type KeyRow, keyTable } from './recipe/key-table.ts';
export { PLAIN_RECIPE, printRecipe, readRecipe } from './recipe/text.ts';
export { checkExact } from './run/check-exact.ts';
