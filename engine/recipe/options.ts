import type { Format } from '../formats/format.ts';
import type { Probe } from '../probe/probe.ts';
import { type AimName, FILE_SIZE, FILE_SIZE_TEXT } from './aims.ts';
import { LARGE_SIDE } from './bounds.ts';
import { among, matching, type Rule, trueOrFalse, upTo, wholeWithin, within } from './rules.ts';
import { colour, number, oneOf, ratio, share, type TextForm, yesOrNo } from './text-values.ts';

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
 * search for an aim, the layout of pages and frames, or what rewrites a drawing.
 */
export type Carrier = 'keep' | 'encode' | 'search' | 'page' | 'drawing';

/** All facts about an option, except its docs (`key-docs.ts`). */
interface OptionRecord<T> {
  /** Its key in addresses, and its flag. */
  key: string;
  rule: Rule<T>;
  text: TextForm<T>;
  by: Carrier;
  /** Values for tests. The first two give different files wherever the option does not rest. */
  samples: readonly [NoInfer<T>, NoInfer<T>, ...NoInfer<T>[]];
  /** Whether it has an effect in this output. Otherwise recipes keep it, and it is ignored. */
  applies(context: OptionContext): boolean;
  /** Whether it has an effect on this picture, if it applies. Absent if it always has. */
  matters?(picture: PictureContext): boolean;
}

/** An option with one of several words. */
const words = <const T extends string>(...of: T[]) => ({ rule: among(...of), text: oneOf(...of) });
const YES_NO = { rule: trueOrFalse, text: yesOrNo };
/** An option with a number. @param values their range, for the table of keys */
const numbers = (values: string, rule: Rule<number>) => ({ rule, text: number(values, rule) });

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

/** Whether a drawing is rewritten as a drawing. */
const isMinified = ({ format }: OptionContext) => format.minifies === true;

const option = <T>(record: OptionRecord<T>): OptionRecord<T> => record;

/** The options of an output by name. A new one is its record here, its words and its effect. */
export const OPTIONS = {
  quality: option({
    key: 'quality',
    ...numbers('1 to 100', within(1, 100)),
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
    by: 'encode',
    samples: [true, false],
    applies: ({ format, aim }) => isByQuality(aim) && format.lossless === 'choice',
    // If quality reduces colours, only compression reduces them.
    matters: ({ aim, format }) => aim !== 'encode' || format.quality?.reduces === 'detail',
  }),
  budget: option({
    key: 'budget',
    ...YES_NO,
    by: 'search',
    samples: [true, false],
    applies: ({ format, aim, lossless }) =>
      aim === 'compress' &&
      format.quality !== undefined &&
      (format.quality.reduces === 'detail' || format.maxSide > LARGE_SIDE) &&
      !(lossless && format.lossless === 'choice'),
  }),
  tolerance: option({
    key: 'tolerance',
    rule: upTo(0.5),
    text: share,
    by: 'search',
    samples: [0.01, 0.5, 0.03, 0.123],
    applies: ({ aim }) => aim === 'size',
  }),
  min: option({
    key: 'at-least',
    rule: FILE_SIZE,
    text: FILE_SIZE_TEXT,
    by: 'search',
    samples: [1024, 2000],
    applies: ({ format, aim }) => aim === 'size' && format.pads !== undefined,
  }),
  padding: option({
    key: 'padding',
    ...YES_NO,
    by: 'search',
    samples: [true, false],
    applies: ({ format, aim }) => aim === 'size' && format.pads === 'to-target',
  }),
  preserveFormat: option({
    key: 'keep-format',
    rule: among<boolean | 'opened'>(true, false, 'opened'),
    text: {
      values: `${yesOrNo.values}, opened`,
      print: (value) => (value === 'opened' ? value : yesOrNo.print(value)),
      parse: (text) => (text.toLowerCase() === 'opened' ? 'opened' : yesOrNo.parse(text)),
    },
    by: 'search',
    samples: [true, false, 'opened'],
    // A container is never the file's own format, and is never exchanged.
    applies: ({ format, aim }) => aim !== 'encode' && format.container === undefined && !format.minifies,
  }),
  minSavings: option({
    key: 'min-savings',
    rule: within(0, 0.99),
    text: { ...share, values: '10%' },
    by: 'search',
    samples: [0, 0.99, 0.05, 0.125],
    // A file above the target cannot be returned, and a container is never the file's own format.
    applies: ({ format, aim }) => aim !== 'size' && format.container === undefined,
    matters: ({ mayStay }) => mayStay,
  }),
  metadata: option({
    key: 'metadata',
    ...words('strip', 'keep', 'keep-but-location', 'copyright'),
    by: 'keep',
    samples: ['strip', 'keep', 'keep-but-location', 'copyright'],
    applies: (context) => (context.format.holds.metadata || context.format.strips === true) && !becomesFrame(context),
    // A format that holds none may have comments, in a file that is returned.
    matters: ({ probe, format, mayStay }) => probe.metadata && (format.holds.metadata || mayStay),
  }),
  profile: option({
    key: 'profile',
    ...words('srgb', 'keep'),
    by: 'keep',
    samples: ['srgb', 'keep'],
    applies: (context) => context.format.holds.profile && !becomesFrame(context),
    // CMYK and Lab are always converted, and sRGB needs no conversion.
    matters: ({ probe: { wideGamut, colour } }) => wideGamut && (colour === 'rgb' || colour === 'grey'),
  }),
  background: option({
    key: 'background',
    rule: matching(/^#[0-9a-f]{6}$/i, "'#rrggbb'"),
    text: colour,
    by: 'keep',
    samples: ['#FFffff', '#00ff88'],
    applies: ({ format }) => !format.holds.alpha,
    matters: ({ probe }) => probe.alpha,
  }),
  chroma: option({
    key: 'chroma',
    rule: among('4:2:0', '4:4:4'),
    text: ratio,
    by: 'encode',
    samples: ['4:2:0', '4:4:4'],
    applies: ({ format, lossless }) => asks(format, 'chroma') && !(lossless && format.lossless === 'choice'),
    matters: ({ probe }) => probe.colour !== 'grey',
  }),
  progressive: option({
    key: 'progressive',
    ...YES_NO,
    by: 'encode',
    samples: [true, false],
    applies: ({ format }) => asks(format, 'progressive'),
  }),
  dpi: option({
    key: 'dpi',
    ...numbers('1 to 9600', wholeWithin(1, 9600)),
    by: 'keep',
    samples: [72, 300, 1, 9600],
    applies: ({ format, onPaper }) => format.holds.resolution === true && !(onPaper && format.binds === 'pages'),
  }),
  pages: option({
    key: 'pages',
    ...words('each', 'one'),
    by: 'page',
    samples: ['each', 'one'],
    applies: ({ format }) => format.binds !== undefined,
  }),
  paper: option({
    key: 'paper',
    ...words('picture', 'a4', 'letter'),
    by: 'page',
    samples: ['picture', 'a4', 'letter'],
    applies: ({ format }) => format.binds === 'pages',
  }),
  margin: option({
    key: 'margin',
    ...numbers('0 to 100', within(0, 100)),
    by: 'page',
    samples: [0, 12.5, 100],
    applies: ({ format }) => format.binds === 'pages',
  }),
  delay: option({
    key: 'delay',
    // Browsers show frames of less than 20 ms for 100 ms.
    ...numbers('20 to 60000', wholeWithin(20, 60_000)),
    by: 'page',
    samples: [20, 500, 60_000],
    applies: becomesFrame,
  }),
  ids: option({
    key: 'ids',
    ...words('shorten', 'keep'),
    by: 'drawing',
    samples: ['shorten', 'keep'],
    applies: isMinified,
  }),
  titles: option({
    key: 'titles',
    ...words('keep', 'strip'),
    by: 'drawing',
    samples: ['keep', 'strip'],
    applies: isMinified,
  }),
  precision: option({
    key: 'precision',
    ...numbers('0 to 8', wholeWithin(0, 8)),
    by: 'drawing',
    samples: [1, 6, 0, 8],
    applies: isMinified,
  }),
  scripts: option({
    key: 'scripts',
    ...words('strip', 'keep'),
    by: 'drawing',
    samples: ['strip', 'keep'],
    applies: isMinified,
    matters: ({ probe }) => probe.parts?.scripts === true,
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
