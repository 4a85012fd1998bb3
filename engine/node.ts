import { availableParallelism } from 'node:os';
import type { Engine, EngineOptions } from './engine.ts';
import { parseRecipe } from './recipe/index.ts';
import { compileVips } from './worker/compile.node.ts';
import { createEngineOn } from './worker/create.ts';
import { spawnInNode } from './worker/spawn.node.ts';

/** The engine's door for Node: the same API as the browser's, over worker threads. */
export * from './for-pages.ts';
export * from './public.ts';

/** Images through worker threads, which take memory until the engine is disposed of or the program ends. */
export function createEngine(options?: EngineOptions): Engine {
  return createEngineOn(
    {
      spawn: spawnInNode,
      loadModule: compileVips,
      canRunVips: () => true,
      cores: availableParallelism(),
      parseRecipe,
    },
    // There is no canvas to fall back to.
    { backend: 'vips', ...options },
  );
}
