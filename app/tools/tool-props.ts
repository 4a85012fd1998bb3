import type { ReactNode } from 'react';
import type { Recipe } from '#engine/recipe/index.ts';

/** What a tool's screen is given. */
export interface ToolProps {
  /** Stands beside the steps; may speak of what is set. */
  heading?(recipe: Recipe): ReactNode;
  /** What it opens with, as a landing page presets it. */
  base?: Recipe;
  /** Megabytes that a file may have, where a page allows more than the tools do. */
  maxSizeMb?: number;
}
