import type { Loaded } from '#app/engine/load-engine.ts';
import type { JobControl } from '#app/engine/use-job.ts';
import type { Recipe } from '#engine';
import type { Picture } from './use-picture.ts';

/** What a tool's screens after the upload are given. */
export interface WorkbenchProps {
  picture: Picture;
  /** The engine's facts. */
  door: Loaded['door'];
  /** What the page opens with; the address may say otherwise. */
  base: Recipe;
  control: JobControl;
  /** The result is safe in the visitor's downloads. */
  onSaved(file: Blob): void;
  /** Back to the first step. */
  onClose(): void;
}
