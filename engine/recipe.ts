import * as z from 'zod/mini';
import { ImageError } from './errors.ts';
import { WRITABLE_IDS } from './formats/index.ts';
import { MAX_SIDE } from './limits.ts';

const side = z.int().check(z.positive(), z.maximum(MAX_SIDE));
const offset = z.int().check(z.nonnegative(), z.maximum(MAX_SIDE));

/** Cut out a rectangle, in pixels of the picture as it stands at this point of the list. */
const Crop = z.strictObject({ do: z.literal('crop'), left: offset, top: offset, width: side, height: side });

/**
 * Change the size. One of `width` and `height` keeps the proportions; with both, `fit` decides:
 * `inside` keeps the proportions within the box, `cover` fills the box and cuts what juts out, `fill` stretches.
 * `percent` and `longestEdge` (pixels) stand alone. `enlarge: false` never makes a picture larger.
 */
const Resize = z
  .strictObject({
    do: z.literal('resize'),
    width: z.optional(side),
    height: z.optional(side),
    percent: z.optional(z.number().check(z.positive(), z.maximum(1000))),
    longestEdge: z.optional(side),
    fit: z.optional(z.enum(['inside', 'cover', 'fill'])),
    enlarge: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ width, height, percent, longestEdge }) =>
        [width !== undefined || height !== undefined, percent !== undefined, longestEdge !== undefined].filter(Boolean)
          .length === 1,
      'Expected either width and height, or percent, or longestEdge',
    ),
  );

/** Turn clockwise by quarters. */
const Rotate = z.strictObject({ do: z.literal('rotate'), quarterTurns: z.literal([1, 2, 3]) });

/** Mirror: `horizontal` exchanges left and right. */
const Flip = z.strictObject({ do: z.literal('flip'), axis: z.enum(['horizontal', 'vertical']) });

const EditSchema = z.discriminatedUnion('do', [Crop, Resize, Rotate, Flip]);

const quality = z.number().check(z.minimum(1), z.maximum(100));

const shared = {
  format: z.union([z.enum(WRITABLE_IDS), z.literal('same')]),
  /** 1 to 100. */
  quality: z.optional(quality),
  lossless: z.optional(z.boolean()),
  /** EXIF, XMP and IPTC; default `strip`. */
  metadata: z.optional(z.enum(['strip', 'keep', 'keep-but-location'])),
  /** Convert the colours to sRGB (default) or keep them with their ICC profile. */
  profile: z.optional(z.enum(['srgb', 'keep'])),
  /** What transparency lands on where the format has none: `#rrggbb`, default white. */
  background: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
};

const Plain = z.strictObject({ ...shared, aim: z.optional(z.undefined()) });

/** As small as the quality allows, and never larger than the original. */
const Compress = z.strictObject({ ...shared, aim: z.literal('compress'), preserveFormat: z.optional(z.boolean()) });

/** At or below `bytes`, and at most the fraction `tolerance` below it where that can be had. */
const ToSize = z.strictObject({
  ...shared,
  aim: z.literal('size'),
  bytes: z.int().check(z.minimum(1024), z.maximum(1024 ** 3)),
  tolerance: z.number().check(z.positive(), z.maximum(0.5)),
});

const OutputSchema = z.union([Plain, Compress, ToSize]);

const RecipeSchema = z.strictObject({
  edits: z.array(EditSchema).check(z.maxLength(32)),
  output: OutputSchema,
});

export type CropEdit = z.infer<typeof Crop>;
export type ResizeEdit = z.infer<typeof Resize>;
export type RotateEdit = z.infer<typeof Rotate>;
export type FlipEdit = z.infer<typeof Flip>;
export type Edit = z.infer<typeof EditSchema>;
export type Output = z.infer<typeof OutputSchema>;
/** What happens to a picture, as plain JSON: edits in their order, then an output. */
export type Recipe = z.infer<typeof RecipeSchema>;

/**
 * The one gate for recipes from addresses, the catalogue and storage.
 * @throws {ImageError} `bad-recipe`, naming the first thing that is wrong
 */
export function parseRecipe(value: unknown): Recipe {
  const parsed = RecipeSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ImageError('bad-recipe', `${issue?.path.join('.') || 'recipe'}: ${issue?.message ?? 'invalid'}`);
}
