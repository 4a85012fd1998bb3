import type { ComponentType } from 'react';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { RunState } from '#app/engine/run-state.ts';
import type { RecipeControl } from '#app/tools/address/use-recipe.ts';
import type { LiveState } from '#app/tools/live/live-state.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import type { SingleFileScreen } from './single-file-screen.ts';

/** The props of a tool's screens after the upload. */
export interface WorkbenchProps extends Pick<RecipeControl, 'recipe' | 'change'> {
  screen: SingleFileScreen<Result, Recipe, Workbench>;
  picture: OpenedPicture;
  job: RunState;
  live: LiveState;
  /** The engine's facts. */
  api: Loaded['api'];
  /** The page's initial recipe. */
  base: Recipe;
  /** The requested format when the picture was opened: from the page, its address or the visitor. */
  requested: Recipe['output']['format'];
}

/** The modules that are loaded with the first file. */
export interface Workbench {
  Screens: ComponentType<WorkbenchProps>;
  /**
   * Adapts the settings to a picture that has just been opened; unchanged if absent.
   * @param formatIsNamed whether the page or its address names the format
   */
  adapt?(recipe: Recipe, base: Recipe, picture: OpenedPicture, api: Loaded['api'], formatIsNamed: boolean): Recipe;
}
