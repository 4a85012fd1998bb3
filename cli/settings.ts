import type { OutputId, Recipe, Watermarks } from '#engine';
import type { PlacedCrop } from './crop.ts';
import type { Shard } from './find/shard.ts';

/** The destination of results. */
export type Destination =
  /** Below this folder, an absolute path, with the structure of the input. */
  | { kind: 'folder'; folder: string }
  /** This file, an absolute path, in the format of its extension. */
  | { kind: 'file'; path: string; format: OutputId }
  /** Next to their files. */
  | { kind: 'beside' }
  | { kind: 'in-place'; backup?: boolean }
  | { kind: 'stdout' };

/** The settings of a command line. */
export interface Settings {
  /** Files, folders and patterns as typed; `-` is standard input. */
  wanted: readonly string[];
  recipe: Recipe;
  /** The files of the recipe's watermarks. */
  watermarks: Watermarks;
  /** The recipe as text, so that it can be repeated anywhere. */
  recipeText: string;
  destination: Destination;
  /** The recipes of several results per picture; absent for one. */
  several?: readonly Recipe[];
  /** The crop's position in each picture. */
  crop?: PlacedCrop;
  /** A result's name without its extension, such as `{name}-{width}`. */
  template: string;
  recursive: boolean;
  /** The root of the structure, if it is not the folder on the command line. */
  root?: string;
  /** Skips a result that would be larger than its file. */
  skipLarger: boolean;
  dryRun: boolean;
  /** Processes new and changed files until it is interrupted. */
  watch: boolean;
  force: boolean;
  /** Reads files that end early as far as they go. */
  readIncomplete: boolean;
  report: 'plain' | 'json' | 'quiet';
  shard?: Shard;
  jobs: number;
  backend: 'auto' | 'vips' | 'sharp';
}
