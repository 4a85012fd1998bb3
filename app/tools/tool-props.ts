import type { ReactNode } from 'react';
import type { Recipe } from '#engine/recipe/index.ts';

/** What a tool's screen is given. */
export interface ToolProps {
  /** Stands beside the steps; speaks of what is set while there is no picture that shows it. */
  heading?(set: Recipe | undefined): ReactNode;
  /** What it opens with, as a landing page presets it. */
  base?: Recipe;
  /** Megabytes that a file may have, where a page allows more than the tools do. */
  maxSizeMb?: number;
}
