import type { Recipe, WritableId } from '#engine';
import type { PlacedCrop } from './crop.ts';
import type { Shard } from './find/shard.ts';

/** Where results go. */
export type Destination =
  /** Below this folder, an absolute path, in the structure that they were found in. */
  | { kind: 'folder'; folder: string }
  /** This one file, an absolute path, in the format of its ending. */
  | { kind: 'file'; path: string; format: WritableId }
  /** Next to the file that they were made from. */
  | { kind: 'beside' }
  | { kind: 'in-place' }
  | { kind: 'stdout' };

/** What a command line comes down to. */
export interface Settings {
  /** Files, folders and patterns as they were typed; `-` is the standard input. */
  wanted: readonly string[];
  recipe: Recipe;
  /** The recipe as text, so that it can be repeated anywhere. */
  recipeText: string;
  destination: Destination;
  /** The crop's position in each picture. */
  crop?: PlacedCrop;
  /** A result's name without its extension, such as `{name}-{width}`. */
  template: string;
  recursive: boolean;
  /** The folder below which the structure is kept, where it is not the one that was named. */
  root?: string;
  /** Nothing is written where it would be larger than the file. */
  skipLarger: boolean;
  dryRun: boolean;
  /** Work goes on with what is new or changed, until it is interrupted. */
  watch: boolean;
  force: boolean;
  report: 'plain' | 'json' | 'quiet';
  shard?: Shard;
  jobs: number;
  backend: 'auto' | 'vips' | 'sharp';
}
