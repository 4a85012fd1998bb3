import * as z from 'zod/mini';
import type { Format } from '../formats/format.ts';
import type { AimName } from './aims.ts';
import { colour, number, oneOf, ratio, share, type TextForm, yesOrNo } from './text-values.ts';

/** Where an option is asked whether it has a say. */
export interface OptionContext {
  /** The format that is written. */
  format: Format;
  aim: AimName;
  /** Exact pixels were asked for. */
  lossless: boolean;
  /** Several pictures become the pages or frames of one file. */
  together: boolean;
}

/** Everything that is known of an option, once. */
interface OptionRecord<T> {
  /** Its key in addresses, and its flag. */
  key: string;
  schema: z.ZodMiniType<T>;
  text: TextForm<T>;
  /** What it does, for the table of keys. */
  means: string;
  /** What holds where a recipe does not name it, for the table of keys. */
  otherwise: string;
  /** Whether it has a say here. Where it has none it rests: it is kept, and does nothing. */
  applies(context: OptionContext): boolean;
}

const margin = z.number().check(z.minimum(0), z.maximum(100));
/** Browsers show what is to be shown for less than 20 ms for 100. */
const delay = z.int().check(z.minimum(20), z.maximum(60_000));
const quality = z.number().check(z.minimum(1), z.maximum(100));
const savings = z.number().check(z.minimum(0), z.maximum(0.99));

const dpi = z.int().check(z.minimum(1), z.maximum(9600));

const asks = ({ asks = [] }: Format, what: NonNullable<Format['asks']>[number]) => asks.includes(what);

/** A picture becomes a frame of one animation, which holds nothing beside its pixels. */
const isFrame = ({ format, together }: OptionContext) => together && format.binds === 'frames';

/** Whether a recipe says itself how much of the picture is kept, and no search does. */
function isByQuality(aim: AimName): boolean {
  switch (aim) {
    case 'encode':
    case 'compress':
      return true;
    case 'size':
    case 'score':
      return false;
  }
}

const option = <T>(record: OptionRecord<T>): OptionRecord<T> => record;

/** Every option of an output, by its name in a recipe. A new one is its record here and its control. */
export const OPTIONS = {
  quality: option({
    key: 'quality',
    schema: quality,
    text: number('1 to 100', (value) => quality.safeParse(value).success),
    means: 'how much of the picture is kept',
    otherwise: "the format's own, and 75 for compressing; a JPG that goes into a PDF stays as it is",
    // Encoded once, a palette keeps all its colours: to lose some is a thing of compressing.
    applies: ({ format, aim, lossless }) =>
      isByQuality(aim) &&
      format.quality !== undefined &&
      (aim === 'compress' || format.quality.reduces === 'detail') &&
      !(lossless && format.lossless === 'choice'),
  }),
  lossless: option({
    key: 'lossless',
    schema: z.boolean(),
    text: yesOrNo,
    means: 'every pixel stays exactly as it is',
    otherwise: 'no; always so in PNG and TIFF that are not compressed',
    applies: ({ format, aim }) => isByQuality(aim) && format.lossless === 'choice',
  }),
  tolerance: option({
    key: 'tolerance',
    schema: z.number().check(z.positive(), z.maximum(0.5)),
    text: share,
    means: 'how far below the target a file may stay',
    otherwise: '3%, and 1% for a target of 1 MB',
    applies: ({ aim }) => aim === 'size',
  }),
  padding: option({
    key: 'padding',
    schema: z.boolean(),
    text: yesOrNo,
    means: 'whether a file that stays far below its target is filled up with comment bytes',
    otherwise: 'yes, for JPG at targets of 500 KB and more',
    applies: ({ format, aim }) => aim === 'size' && format.pads === true,
  }),
  preserveFormat: option({
    key: 'keep-format',
    schema: z.union([z.boolean(), z.literal('opened')]),
    text: {
      values: `${yesOrNo.values}, opened`,
      print: (value) => (value === 'opened' ? value : yesOrNo.print(value)),
      parse: (text) => (text.toLowerCase() === 'opened' ? 'opened' : yesOrNo.parse(text)),
    },
    means:
      'compressing never exchanges the format, and may come out larger in it; opened: the file comes back where it would',
    otherwise: 'no',
    applies: ({ aim }) => aim !== 'encode',
  }),
  minSavings: option({
    key: 'min-savings',
    schema: savings,
    text: { ...share, values: '10%' },
    means: 'a file that would save less comes back, unless changed',
    otherwise: '5% for compressing with loss, else 0%',
    // What is above a target cannot serve instead, and a page is never what came in.
    applies: ({ format, aim }) => aim !== 'size' && format.container === undefined,
  }),
  metadata: option({
    key: 'metadata',
    schema: z.enum(['strip', 'keep', 'keep-but-location', 'copyright']),
    text: oneOf('strip', 'keep', 'keep-but-location', 'copyright'),
    means: 'what stays of EXIF, XMP and IPTC: nothing, all, all but the place, or who made it and whom it belongs to',
    otherwise: 'strip',
    applies: (context) => context.format.holds.metadata && !isFrame(context),
  }),
  profile: option({
    key: 'profile',
    schema: z.enum(['srgb', 'keep']),
    text: oneOf('srgb', 'keep'),
    means: 'convert the colours to sRGB, or keep them with their ICC profile',
    otherwise: 'srgb',
    applies: (context) => context.format.holds.profile && !isFrame(context),
  }),
  background: option({
    key: 'background',
    schema: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    text: colour,
    means: 'what transparency lands on where the format has none',
    otherwise: 'ffffff',
    applies: ({ format }) => !format.holds.alpha,
  }),
  chroma: option({
    key: 'chroma',
    schema: z.enum(['4:2:0', '4:4:4']),
    text: ratio,
    means: 'chroma subsampling: colour at half the resolution, or in full, for red letters and thin coloured lines',
    otherwise: '444 from quality 90 on and 420 below, in a JPEG only of photos; a search for a size may halve it above',
    applies: ({ format, lossless }) => asks(format, 'chroma') && !(lossless && format.lossless === 'choice'),
  }),
  progressive: option({
    key: 'progressive',
    schema: z.boolean(),
    text: yesOrNo,
    means: 'several scans, from coarse to fine, or one from top to bottom',
    otherwise: 'whichever is the smaller file; in one scan where a picture is resized',
    applies: ({ format }) => asks(format, 'progressive'),
  }),
  dpi: option({
    key: 'dpi',
    schema: dpi,
    text: number('1 to 9600', (value) => dpi.safeParse(value).success),
    means: 'the resolution that is stated, in dots per inch; no pixel changes',
    otherwise: "the file's own",
    applies: ({ format }) => format.holds.resolution === true,
  }),
  pages: option({
    key: 'pages',
    schema: z.enum(['each', 'one']),
    text: oneOf('each', 'one'),
    means: 'whether several pictures become a file each, or the pages or frames of one',
    otherwise: 'each',
    applies: ({ format }) => format.binds !== undefined,
  }),
  paper: option({
    key: 'paper',
    schema: z.enum(['picture', 'a4', 'letter']),
    text: oneOf('picture', 'a4', 'letter'),
    means: 'the size of a page: as large as its picture, or a paper that is turned as the picture is',
    otherwise: 'picture',
    applies: ({ format }) => format.binds === 'pages',
  }),
  margin: option({
    key: 'margin',
    schema: margin,
    text: number('0 to 100', (value) => margin.safeParse(value).success),
    means: 'white around the picture on its page, in millimetres',
    otherwise: '0',
    applies: ({ format }) => format.binds === 'pages',
  }),
  delay: option({
    key: 'delay',
    schema: delay,
    text: number('20 to 60000', (value) => delay.safeParse(value).success),
    means: 'how long each picture of an animation is shown, in milliseconds',
    otherwise: '500',
    applies: isFrame,
  }),
} as const;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

export type OptionValues = {
  [K in OptionName]?: (typeof OPTIONS)[K] extends OptionRecord<infer T> ? T : never;
};

/** The record of an option, whatever its values are. */
export function optionOf(name: OptionName): OptionRecord<unknown> {
  return OPTIONS[name] as OptionRecord<unknown>;
}

/** Whether an option has a say in what this output writes in this format. */
export function applies(
  name: OptionName,
  { aim, lossless = false, pages }: OptionValues & { aim: AimName },
  format: Format,
): boolean {
  return OPTIONS[name].applies({ format, aim, lossless, together: pages === 'one' });
}
