import type { ComponentType } from 'react';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { JobControl } from '#app/engine/use-job.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import type { RecipeControl } from '#app/tools/shared/use-recipe.ts';
import type { Recipe } from '#engine/recipe/index.ts';

/** What a tool's screens after the upload are given. */
export interface WorkbenchProps extends Pick<RecipeControl, 'recipe' | 'change'> {
  picture: OpenedPicture;
  /** The engine's facts. */
  door: Loaded['door'];
  /** What the page opens with. */
  base: Recipe;
  /** The format that was asked for when the picture was opened: by the page, its address or by hand. */
  asked: Recipe['output']['format'];
  control: JobControl;
  /** The result is safe in the visitor's downloads. */
  onSaved(file: Blob): void;
  /** Back to the first step. */
  onClose(): void;
}

/** What is fetched with the first file. */
export interface Workbench {
  Screens: ComponentType<WorkbenchProps>;
  /**
   * The settings that suit a picture that has just been opened; as they are where absent.
   * @param formatIsNamed whether the page or its address names the format
   */
  adapt?(recipe: Recipe, base: Recipe, picture: OpenedPicture, door: Loaded['door'], formatIsNamed: boolean): Recipe;
}
