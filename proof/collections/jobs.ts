import type { Recipe } from '#engine';

export interface Job {
  recipe: Recipe;
  /** Largest mean difference between the result and the decoded file, of 255; absent if the sizes differ. */
  bound?: number;
}

const EXACT = 1;
/** At quality 90, icons and test cards included. */
const LOSSY = 16;
const encode = (output: Partial<Recipe['output']>): Recipe => ({
  edits: [],
  output: { aim: 'encode', format: 'same', ...output } as Recipe['output'],
});

/** Each format, each aim, and the options for metadata, profile and size. */
export const JOBS: Readonly<Record<string, Job>> = {
  png: { recipe: encode({ format: 'png' }), bound: EXACT },
  jpeg: { recipe: encode({ format: 'jpeg', quality: 90 }), bound: LOSSY },
  webp: { recipe: encode({ format: 'webp', lossless: true }), bound: EXACT },
  gif: { recipe: encode({ format: 'gif' }), bound: 24 },
  tiff: { recipe: encode({ format: 'tiff', metadata: 'keep', profile: 'keep' }), bound: EXACT },
  avif: { recipe: encode({ format: 'avif', quality: 90 }), bound: LOSSY },
  jxl: { recipe: encode({ format: 'jxl', lossless: true }), bound: EXACT },
  pdf: { recipe: encode({ format: 'pdf' }) },
  stripped: { recipe: encode({ metadata: 'strip', quality: 90 }), bound: LOSSY },
  kept: { recipe: encode({ format: 'jpeg', metadata: 'keep', profile: 'keep', quality: 90 }), bound: LOSSY },
  small: { recipe: { ...encode({ format: 'png' }), edits: [{ do: 'resize', width: 48 }] } },
  compressed: { recipe: encode({ aim: 'compress', quality: 75, metadata: 'strip' }), bound: 24 },
  sized: { recipe: encode({ aim: 'size', format: 'jpeg', bytes: 8192 }) },
};
