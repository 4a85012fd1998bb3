/*
 * The package's entry point for browsers. Bundlers leave out what a program does not use, with the files that only that refers to, so
 * this module has no code of its own.
 */
export * from '../engine/explained.ts';
export * from '../engine/public.ts';
export { hashOf } from '../engine/recipe/hash-of.ts';
export type { Compress, Compressed, CompressOptions, ResultName } from './compress.ts';
export { compress, createEngine, type PackageEngineOptions } from './in-browser.ts';
export { plan } from './plan.ts';
