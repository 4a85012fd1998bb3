import type { Engine, EngineOptions } from '../engine/engine.ts';
import { createEngine as createEngineInNode } from '../engine/node.ts';
import { type Compress, compressOn } from './compress.ts';

/** The package's entry point for Node, with the same API as in browsers. */
export * from '../engine/explained.ts';
export * from '../engine/public.ts';
export { hashOf } from '../engine/recipe/hash-of.ts';
export type { Compress, Compressed, CompressOptions, ResultName } from './compress.ts';
export { plan } from './plan.ts';

/**
 * Creates an engine on worker threads. They use memory until the engine is disposed of or the program ends.
 * @param options.assets where a browser finds the package's files; Node needs no address
 * @throws {ImageError} `bad-recipe` for an invalid option
 */
export const createEngine = ({ assets: _, ...options }: EngineOptions & { assets?: string | URL } = {}): Engine =>
  createEngineInNode(options);

let shared: Engine | undefined;
const sharedEngine = (): Engine => {
  shared ??= createEngine();
  return shared;
};

/** Makes one file smaller, with an engine that all such calls share. */
export const compress: Compress = async (file, options) => {
  return compressOn(options?.engine ?? sharedEngine(), file, options);
};
