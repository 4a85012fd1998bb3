import type { ReactNode } from 'react';
import type { Recipe } from '#engine/recipe/index.ts';

/** The props of a tool's screen. */
export interface ToolProps {
  /** Shown next to the steps. Mentions the settings while no picture shows them. */
  heading?(set: Recipe | undefined): ReactNode;
  /** Its initial recipe, for example a landing page's preset. */
  base?: Recipe;
  /** The largest file in megabytes, if a page allows more than the tools do. */
  maxSizeMb?: number;
}
