import type { ComponentType } from 'react';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { JobControl } from '#app/engine/use-job.ts';
import type { RecipeControl } from '#app/tools/address/use-recipe.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import type { Recipe } from '#engine/recipe/index.ts';

/** The props of a tool's screens after the upload. */
export interface WorkbenchProps extends Pick<RecipeControl, 'recipe' | 'change'> {
  picture: OpenedPicture;
  /** The engine's facts. */
  api: Loaded['api'];
  /** The page's initial recipe. */
  base: Recipe;
  /** The requested format when the picture was opened: from the page, its address or the visitor. */
  asked: Recipe['output']['format'];
  control: JobControl;
  /** The result has been downloaded. */
  onSaved(file: Blob): void;
  /** Opens a file in the place of one that has changed since it was chosen. */
  onChosenAgain(file: File): void;
  /** Back to the first step. */
  onClose(): void;
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
