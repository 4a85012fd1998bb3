import * as z from 'zod/mini';
import type { Format } from '../formats/format.ts';
import type { AimName } from './aims.ts';
import { colour, number, oneOf, ratio, share, type TextForm, yesOrNo } from './text-values.ts';
import { upTo, wholeWithin, within } from './within.ts';

/** What decides whether an option has an effect. */
export interface OptionContext {
  /** The output format. */
  format: Format;
  aim: AimName;
  /** Exact pixels are requested. */
  lossless: boolean;
  /** Several pictures become the pages or frames of one file. */
  together: boolean;
  /** Pages have a paper size, not their picture's. */
  onPaper: boolean;
}

/** Everything about an option. */
interface OptionRecord<T> {
  /** Its key in addresses, and its flag. */
  key: string;
  schema: z.ZodMiniType<T>;
  text: TextForm<T>;
  /** Its effect, for the table of keys. */
  means: string;
  /** The default, for the table of keys. */
  otherwise: string;
  /** Whether it has an effect. An option without an effect stays in the recipe. */
  applies(context: OptionContext): boolean;
}

const margin = within(0, 100);
/** Browsers show frames with a delay below 20 ms for 100 ms. */
const delay = wholeWithin(20, 60_000);
const quality = within(1, 100);
const savings = within(0, 0.99);

const dpi = wholeWithin(1, 9600);

const asks = ({ asks = [] }: Format, what: NonNullable<Format['asks']>[number]) => asks.includes(what);

/** Whether pictures become frames of one animation, which has no metadata or profile. */
const bindsFrames = ({ format, together }: OptionContext) => together && format.binds === 'frames';

/** Whether the recipe sets the quality, not a search. */
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

/** All options of an output, by their names in a recipe. A new one needs a record here and a control. */
export const OPTIONS = {
  quality: option({
    key: 'quality',
    schema: quality,
    text: number('1 to 100', (value) => quality.safeParse(value).success),
    means: 'quality of the encoder',
    otherwise: "the format's own, 75 when compressing; a JPG in a PDF keeps its bytes",
    // Only compression reduces the colours of a palette.
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
    means: 'every pixel stays exactly the same',
    otherwise: 'no; PNG and TIFF are always lossless unless they are compressed',
    applies: ({ format, aim }) => isByQuality(aim) && format.lossless === 'choice',
  }),
  tolerance: option({
    key: 'tolerance',
    schema: upTo(0.5),
    text: share,
    means: 'how far below the target a file may be',
    otherwise: '3%, 1% for a target of 1 MB',
    applies: ({ aim }) => aim === 'size',
  }),
  padding: option({
    key: 'padding',
    schema: z.boolean(),
    text: yesOrNo,
    means: 'fill a file that is far below its target with comment bytes',
    otherwise: 'yes for JPG with targets of 500 KB and more',
    applies: ({ format, aim }) => aim === 'size' && format.pads === true,
  }),
  preserveFormat: option({
    key: 'keep-format',
    schema: z.union([z.boolean(), z.literal('opened')], "true, false, 'opened'"),
    text: {
      values: `${yesOrNo.values}, opened`,
      print: (value) => (value === 'opened' ? value : yesOrNo.print(value)),
      parse: (text) => (text.toLowerCase() === 'opened' ? 'opened' : yesOrNo.parse(text)),
    },
    means: 'compress within this format, even if the file grows; opened: return the original file if it would grow',
    otherwise: 'no',
    applies: ({ aim }) => aim !== 'encode',
  }),
  minSavings: option({
    key: 'min-savings',
    schema: savings,
    text: { ...share, values: '10%' },
    means: 'return the original file if less is saved, unless it is edited',
    otherwise: '5% for lossy compression, else 0%',
    // A file above a target is no alternative, and a page is never the original.
    applies: ({ format, aim }) => aim !== 'size' && format.container === undefined,
  }),
  metadata: option({
    key: 'metadata',
    schema: z.enum(['strip', 'keep', 'keep-but-location', 'copyright']),
    text: oneOf('strip', 'keep', 'keep-but-location', 'copyright'),
    means: 'EXIF, XMP and IPTC to keep: none, all, all except the location, or only author and copyright',
    otherwise: 'strip',
    applies: (context) => context.format.holds.metadata && !bindsFrames(context),
  }),
  profile: option({
    key: 'profile',
    schema: z.enum(['srgb', 'keep']),
    text: oneOf('srgb', 'keep'),
    means: 'convert the colours to sRGB, or keep them with their ICC profile',
    otherwise: 'srgb',
    applies: (context) => context.format.holds.profile && !bindsFrames(context),
  }),
  background: option({
    key: 'background',
    schema: z.string("'#rrggbb'").check(z.regex(/^#[0-9a-f]{6}$/i, "'#rrggbb'")),
    text: colour,
    means: 'colour behind transparent pixels if the format has no transparency',
    otherwise: 'ffffff',
    applies: ({ format }) => !format.holds.alpha,
  }),
  chroma: option({
    key: 'chroma',
    schema: z.enum(['4:2:0', '4:4:4']),
    text: ratio,
    means: 'chroma subsampling: 420 halves the resolution of colour, 444 keeps it for red text and thin coloured lines',
    otherwise: '444 from quality 90 and in a JPEG of a drawing, else 420; a search for a size may use 420 above 90',
    applies: ({ format, lossless }) => asks(format, 'chroma') && !(lossless && format.lossless === 'choice'),
  }),
  progressive: option({
    key: 'progressive',
    schema: z.boolean(),
    text: yesOrNo,
    means: 'several scans, from coarse to fine, instead of one from top to bottom',
    otherwise: 'the smaller of the two; one scan if the picture is resized',
    applies: ({ format }) => asks(format, 'progressive'),
  }),
  dpi: option({
    key: 'dpi',
    schema: dpi,
    text: number('1 to 9600', (value) => dpi.safeParse(value).success),
    means: 'resolution to state in the file, in dots per inch; the pixels stay the same',
    otherwise: "the file's own",
    applies: ({ format, onPaper }) => format.holds.resolution === true && !(onPaper && format.binds === 'pages'),
  }),
  pages: option({
    key: 'pages',
    schema: z.enum(['each', 'one']),
    text: oneOf('each', 'one'),
    means: 'each: a file per picture; one: all pictures as pages or frames of one file',
    otherwise: 'each',
    applies: ({ format }) => format.binds !== undefined,
  }),
  paper: option({
    key: 'paper',
    schema: z.enum(['picture', 'a4', 'letter']),
    text: oneOf('picture', 'a4', 'letter'),
    means: 'page size: that of the picture, or a paper in the orientation of the picture',
    otherwise: 'picture',
    applies: ({ format }) => format.binds === 'pages',
  }),
  margin: option({
    key: 'margin',
    schema: margin,
    text: number('0 to 100', (value) => margin.safeParse(value).success),
    means: 'white margin around the picture on its page, in millimetres',
    otherwise: '0',
    applies: ({ format }) => format.binds === 'pages',
  }),
  delay: option({
    key: 'delay',
    schema: delay,
    text: number('20 to 60000', (value) => delay.safeParse(value).success),
    means: 'how long each picture of an animation is shown, in milliseconds',
    otherwise: '500',
    applies: bindsFrames,
  }),
} as const;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

export type OptionValues = {
  [K in OptionName]?: (typeof OPTIONS)[K] extends OptionRecord<infer T> ? T : never;
};

/** Returns the record of an option, without the type of its values. */
export function optionOf(name: OptionName): OptionRecord<unknown> {
  return OPTIONS[name] as OptionRecord<unknown>;
}

/** Whether an option has an effect on an output in a format. */
export function applies(
  name: OptionName,
  { aim, lossless = false, pages, paper = 'picture' }: OptionValues & { aim: AimName },
  format: Format,
): boolean {
  return OPTIONS[name].applies({ format, aim, lossless, together: pages === 'one', onPaper: paper !== 'picture' });
}
