/** Formats, plans and recipes, without the engine and its files. */
export * from '../engine/explained.ts';
export * from '../engine/public.ts';
export { plan } from './plan.ts';
