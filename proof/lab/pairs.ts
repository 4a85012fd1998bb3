import type { Recipe } from '#engine';
import type { FixtureName } from '../../fixtures/index.ts';

/** A file and a recipe for it. */
export interface Pair {
  file: FixtureName;
  recipe: Recipe;
}

/** One file per way into the engine. SVG is excluded, because each browser renders it in its own way. */
const FILES = [
  'photo-1200.jpg',
  'progressive.jpg',
  'grey.jpg',
  'cmyk-with-profile.jpg',
  'orientation-6.jpg',
  'photo-600.png',
  'p3.png',
  '16-bit.png',
  'transparent.png',
  'lossless.webp',
  'four-frames.webp',
  'four-frames.gif',
  'lzw.tiff',
  'quadrants.avif',
  'quadrants.heic',
  'quadrants.bmp',
] as const satisfies readonly FixtureName[];

const half = { do: 'resize', width: 41 } as const;
const RECIPES: readonly Recipe[] = [
  { edits: [half], output: { aim: 'encode', format: 'jpeg', quality: 80, metadata: 'keep' } },
  {
    edits: [
      { do: 'crop', left: 3, top: 5, width: 40, height: 30 },
      { do: 'rotate', quarterTurns: 1 },
    ],
    output: { aim: 'encode', format: 'png' },
  },
  { edits: [], output: { aim: 'compress', format: 'webp', quality: 75 } },
  { edits: [{ do: 'flip', axis: 'horizontal' }, half], output: { aim: 'encode', format: 'gif' } },
  { edits: [half], output: { aim: 'encode', format: 'tiff' } },
];

/** Slow jobs, and jobs that suit only some files. */
const MORE: readonly Pair[] = [
  { file: 'photo-1200.jpg', recipe: { edits: [], output: { aim: 'size', format: 'jpeg', bytes: 60_000 } } },
  { file: 'photo-600.png', recipe: { edits: [], output: { aim: 'score', format: 'webp', score: 80 } } },
  { file: 'photo-600.png', recipe: { edits: [half], output: { aim: 'encode', format: 'avif', quality: 60 } } },
  { file: 'quadrants.heic', recipe: { edits: [], output: { aim: 'encode', format: 'avif', quality: 60 } } },
];

export const PAIRS: readonly Pair[] = [
  ...FILES.flatMap((file) => RECIPES.map((recipe) => ({ file, recipe }))),
  ...MORE,
];
