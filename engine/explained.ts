/** Exports that explain a recipe's text. The site's tools load none of it; `/developers` imports what it needs. */
export { faultsIn, type RecipeFault } from './recipe/faults.ts';
export { type KeyRow, keyTable } from './recipe/key-table.ts';
