import { availableParallelism } from 'node:os';
import type { Engine, EngineOptions } from './engine.ts';
import { parseRecipe } from './recipe/index.ts';
import { createEngineOn } from './worker/create.ts';
import { checkEngineOptions } from './worker/engine-options.ts';
import { compileModule } from './worker/modules.node.ts';
import { spawnInNode } from './worker/spawn.node.ts';
import { untilProgressThrows } from './worker/thrown-in-progress.ts';

/** The engine's public API for Node: the same as in the browser, with worker threads. */
export * from './explained.ts';
export * from './for-pages.ts';
export * from './public.ts';
export { hashOf } from './recipe/hash-of.ts';

/**
 * Creates an engine on worker threads. They use memory until the engine is disposed of or the program ends.
 * @throws {ImageError} `bad-recipe` for an invalid option
 */
export function createEngine(options?: EngineOptions): Engine {
  checkEngineOptions(options);
  return createEngineOn(
    {
      spawn: spawnInNode,
      loadModule: () => compileModule('vips'),
      canRunVips: () => true,
      hasOwnCodec: true,
      cores: availableParallelism(),
      guards: { parseRecipe, untilProgressThrows },
    },
    // Node has no canvas to fall back to.
    { backend: 'vips', ...options },
  );
}
