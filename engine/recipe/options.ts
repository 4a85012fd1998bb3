import * as z from 'zod/mini';
import type { Format } from '../formats/format.ts';
import type { Probe } from '../probe/probe.ts';
import type { AimName } from './aims.ts';
import { colour, number, oneOf, ratio, share, type TextForm, yesOrNo } from './text-values.ts';
import { upTo, wholeWithin, within } from './within.ts';

/** The output that an option may apply to. */
export interface OptionContext {
  /** The output format. */
  format: Format;
  aim: AimName;
  /** Whether exact pixels are requested. */
  lossless: boolean;
  /** Whether pictures become pages or frames of one file. */
  together: boolean;
  /** Whether pages have the size of a paper instead of their picture's. */
  onPaper: boolean;
}

/** The output and the picture. */
export interface PictureContext extends OptionContext {
  probe: Probe;
  /** Whether the file may be returned if a result saves too little. */
  mayStay: boolean;
}

/**
 * The part of the engine that applies an option: what keeps parts of the file (`Keep`), the encoder (`EncodeOptions`), the
 * search for an aim, or the layout of pages and frames.
 */
export type Carrier = 'keep' | 'encode' | 'search' | 'page';

/** All facts about an option. */
interface OptionRecord<T> {
  /** Its key in addresses, and its flag. */
  key: string;
  schema: z.ZodMiniType<T>;
  text: TextForm<T>;
  /** Its effect, for the table of keys. */
  means: string;
  /** Its default, for the table of keys. */
  otherwise: string;
  by: Carrier;
  /** Values for tests. The first two give different files wherever the option does not rest. */
  samples: readonly [NoInfer<T>, NoInfer<T>, ...NoInfer<T>[]];
  /** Whether it has an effect in this output. Otherwise it rests: recipes keep it, and it is ignored. */
  applies(context: OptionContext): boolean;
  /** Whether it has an effect on this picture, if it applies. Absent if it always has. */
  matters?(picture: PictureContext): boolean;
}

/** An option with one of several words. */
const words = <const T extends string>(...of: T[]) => ({ schema: z.enum(of), text: oneOf(...of) });
const YES_NO = { schema: z.boolean(), text: yesOrNo };
/** An option with a number. @param values their range, for the table of keys */
const numbers = (values: string, schema: z.ZodMiniType<number>) => ({
  schema,
  text: number(values, (value) => schema.safeParse(value).success),
});

const asks = ({ asks = [] }: Format, what: NonNullable<Format['asks']>[number]) => asks.includes(what);

/** Whether the picture becomes a frame of an animation, which has no metadata. */
const becomesFrame = ({ format, together }: OptionContext) => together && format.binds === 'frames';

/** Whether the recipe sets the quality, and not a search. */
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

/** The options of an output by name. A new one is its record here, its words and its effect. */
export const OPTIONS = {
  quality: option({
    key: 'quality',
    ...numbers('1 to 100', within(1, 100)),
    means: 'quality of the encoder',
    otherwise:
      "the format's own, 75 when compressing; a JPG in a PDF keeps its bytes, one that is only turned, mirrored or cropped its coefficients where that is possible",
    by: 'encode',
    samples: [33.5, 75, 1, 100],
    // A plain encode keeps all colours. Only compression reduces them.
    applies: ({ format, aim, lossless }) =>
      isByQuality(aim) &&
      format.quality !== undefined &&
      (aim === 'compress' || format.quality.reduces === 'detail') &&
      !(lossless && format.lossless === 'choice'),
  }),
  lossless: option({
    key: 'lossless',
    ...YES_NO,
    means: 'every pixel stays exactly the same',
    otherwise: 'no; PNG and TIFF are always lossless unless they are compressed',
    by: 'encode',
    samples: [true, false],
    applies: ({ format, aim }) => isByQuality(aim) && format.lossless === 'choice',
    // If quality reduces colours, only compression reduces them.
    matters: ({ aim, format }) => aim !== 'encode' || format.quality?.reduces === 'detail',
  }),
  tolerance: option({
    key: 'tolerance',
    schema: upTo(0.5),
    text: share,
    means: 'how far below the target a file may be',
    otherwise: '3%, 1% for a target of 1 MB',
    by: 'search',
    samples: [0.01, 0.5, 0.03, 0.123],
    applies: ({ aim }) => aim === 'size',
  }),
  padding: option({
    key: 'padding',
    ...YES_NO,
    means: 'fill a file that is far below its target with comment bytes',
    otherwise: 'yes for JPG with targets of 500 KB and more',
    by: 'search',
    samples: [true, false],
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
    by: 'search',
    samples: [true, false, 'opened'],
    // A container is never the file's own format, and is never exchanged.
    applies: ({ format, aim }) => aim !== 'encode' && format.container === undefined,
  }),
  minSavings: option({
    key: 'min-savings',
    schema: within(0, 0.99),
    text: { ...share, values: '10%' },
    means: 'return the original file if less is saved, unless it is edited',
    otherwise: '5% for lossy compression, else 0%',
    by: 'search',
    samples: [0, 0.99, 0.05, 0.125],
    // A file above the target cannot be returned, and a container is never the file's own format.
    applies: ({ format, aim }) => aim !== 'size' && format.container === undefined,
    matters: ({ mayStay }) => mayStay,
  }),
  metadata: option({
    key: 'metadata',
    ...words('strip', 'keep', 'keep-but-location', 'copyright'),
    means: 'EXIF, XMP and IPTC to keep: none, all, all except the location, or only author and copyright',
    otherwise: 'strip',
    by: 'keep',
    samples: ['strip', 'keep', 'keep-but-location', 'copyright'],
    applies: (context) => context.format.holds.metadata && !becomesFrame(context),
    matters: ({ probe }) => probe.metadata,
  }),
  profile: option({
    key: 'profile',
    ...words('srgb', 'keep'),
    means: 'convert the colours to sRGB, or keep them with their ICC profile',
    otherwise: 'srgb',
    by: 'keep',
    samples: ['srgb', 'keep'],
    applies: (context) => context.format.holds.profile && !becomesFrame(context),
    // CMYK and Lab are always converted, and sRGB needs no conversion.
    matters: ({ probe: { wideGamut, colour } }) => wideGamut && (colour === 'rgb' || colour === 'grey'),
  }),
  background: option({
    key: 'background',
    schema: z.string("'#rrggbb'").check(z.regex(/^#[0-9a-f]{6}$/i, "'#rrggbb'")),
    text: colour,
    means: 'colour behind transparent pixels if the format has no transparency',
    otherwise: 'ffffff',
    by: 'keep',
    samples: ['#FFffff', '#00ff88'],
    applies: ({ format }) => !format.holds.alpha,
    matters: ({ probe }) => probe.alpha,
  }),
  chroma: option({
    key: 'chroma',
    schema: z.enum(['4:2:0', '4:4:4']),
    text: ratio,
    means: 'chroma subsampling: 420 halves the resolution of colour, 444 keeps it for red text and thin coloured lines',
    otherwise: '444 from quality 90 and in a JPEG of a drawing, else 420; a search for a size may use 420 above 90',
    by: 'encode',
    samples: ['4:2:0', '4:4:4'],
    applies: ({ format, lossless }) => asks(format, 'chroma') && !(lossless && format.lossless === 'choice'),
    matters: ({ probe }) => probe.colour !== 'grey',
  }),
  progressive: option({
    key: 'progressive',
    ...YES_NO,
    means: 'several scans, from coarse to fine, instead of one from top to bottom',
    otherwise: 'the smaller of the two; one scan if the picture is resized',
    by: 'encode',
    samples: [true, false],
    applies: ({ format }) => asks(format, 'progressive'),
  }),
  dpi: option({
    key: 'dpi',
    ...numbers('1 to 9600', wholeWithin(1, 9600)),
    means: 'resolution to state in the file, in dots per inch; the pixels stay the same',
    otherwise: "the file's own",
    by: 'keep',
    samples: [72, 300, 1, 9600],
    applies: ({ format, onPaper }) => format.holds.resolution === true && !(onPaper && format.binds === 'pages'),
  }),
  pages: option({
    key: 'pages',
    ...words('each', 'one'),
    means: 'each: a file per picture; one: all pictures as pages or frames of one file',
    otherwise: 'each',
    by: 'page',
    samples: ['each', 'one'],
    applies: ({ format }) => format.binds !== undefined,
  }),
  paper: option({
    key: 'paper',
    ...words('picture', 'a4', 'letter'),
    means: 'page size: that of the picture, or a paper in the orientation of the picture',
    otherwise: 'picture',
    by: 'page',
    samples: ['picture', 'a4', 'letter'],
    applies: ({ format }) => format.binds === 'pages',
  }),
  margin: option({
    key: 'margin',
    ...numbers('0 to 100', within(0, 100)),
    means: 'white margin around the picture on its page, in millimetres',
    otherwise: '0',
    by: 'page',
    samples: [0, 12.5, 100],
    applies: ({ format }) => format.binds === 'pages',
  }),
  delay: option({
    key: 'delay',
    // Browsers show frames of less than 20 ms for 100 ms.
    ...numbers('20 to 60000', wholeWithin(20, 60_000)),
    means: 'how long each picture of an animation is shown, in milliseconds',
    otherwise: '500',
    by: 'page',
    samples: [20, 500, 60_000],
    applies: becomesFrame,
  }),
} as const;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

export type OptionValues = {
  [K in OptionName]?: (typeof OPTIONS)[K] extends OptionRecord<infer T> ? T : never;
};

/** Returns the record of an option. */
export function optionOf(name: OptionName): OptionRecord<unknown> {
  return OPTIONS[name] as OptionRecord<unknown>;
}

/** Returns an output's context for options. */
export function contextOf(
  { aim, lossless = false, pages, paper = 'picture' }: OptionValues & { aim: AimName },
  format: Format,
): OptionContext {
  return { format, aim, lossless, together: pages === 'one', onPaper: paper !== 'picture' };
}

/** Whether an option has an effect on this output in this format. */
export function applies(name: OptionName, output: OptionValues & { aim: AimName }, format: Format): boolean {
  return OPTIONS[name].applies(contextOf(output, format));
}
