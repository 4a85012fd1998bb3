import type { FormatId, Loss, PlannedResult } from '#engine';
import { fillWords } from '#words/fill.ts';

interface Words {
  /** After "1 of 3 pictures", and after "2 of 3 pictures". */
  one: string;
  many: string;
  /** After "Loses", in a picture's own row. */
  what: string;
}

const WORDS: Readonly<Record<Loss, Words>> = {
  transparency: { one: 'loses transparency', many: 'lose transparency', what: 'transparency' },
  animation: { one: 'keeps only its first frame', many: 'keep only their first frame', what: 'its animation' },
  pages: { one: 'keeps only its first page', many: 'keep only their first page', what: 'all pages but the first' },
  metadata: {
    one: 'loses camera details and hidden data',
    many: 'lose camera details and hidden data',
    what: 'camera details',
  },
  location: {
    one: 'loses the location where it was taken',
    many: 'lose the location where they were taken',
    what: 'its location',
  },
  'all-but-credit': {
    one: 'keeps only copyright and credit of its camera details',
    many: 'keep only copyright and credit of their camera details',
    what: 'camera details but copyright and credit',
  },
  colours: {
    one: 'is reduced to 256 colours',
    many: 'are reduced to 256 colours',
    what: 'colours beyond 256',
  },
  'half-transparency': {
    one: 'gets hard edges instead of soft transparent ones',
    many: 'get hard edges instead of soft transparent ones',
    what: 'soft transparent edges',
  },
  'bit-depth': {
    one: 'is reduced to 8-bit colour',
    many: 'are reduced to 8-bit colour',
    what: 'subtle colour steps',
  },
  hdr: {
    one: 'loses its brighter HDR version',
    many: 'lose their brighter HDR version',
    what: 'its HDR version',
  },
  video: {
    one: 'loses the video behind it',
    many: 'lose the video behind them',
    what: 'its video',
  },
  attached: {
    one: 'loses extra data such as a depth map',
    many: 'lose extra data such as a depth map',
    what: 'extra data behind it',
  },
  channels: {
    one: 'loses extra channels such as masks',
    many: 'lose extra channels such as masks',
    what: 'extra channels',
  },
  'out-of-range': {
    one: 'loses anything darker than black or brighter than white',
    many: 'lose anything darker than black or brighter than white',
    what: 'anything beyond black and white',
  },
  'wide-gamut': {
    one: 'is converted to sRGB colours',
    many: 'are converted to sRGB colours',
    what: 'colours beyond sRGB',
  },
};

/**
 * The losses of a run and how many pictures they affect, one sentence per kind.
 * @param fill the background for transparency: `#rrggbb`, white by default
 */
export function batchLosses(plans: readonly PlannedResult[], fill?: string): string[] {
  return (Object.keys(WORDS) as Loss[]).flatMap((loss) => {
    const count = plans.filter(({ losses }) => losses.includes(loss)).length;
    if (count === 0) return [];
    const verb = count === 1 ? WORDS[loss].one : WORDS[loss].many;
    const tail = loss === 'transparency' ? `: transparent areas become ${fillWords(fill)}` : '';
    return `${subject(count, plans.length)} ${verb}${tail}.`;
  });
}

function subject(count: number, all: number): string {
  if (all === 1) return 'The picture';
  return count === all ? `All ${all} pictures` : `${count} of ${all} pictures`;
}

/** How many pictures a run cannot write in this browser, one sentence per format. */
export function unwritable(
  plans: readonly PlannedResult[],
  writes: readonly FormatId[],
  labelOf: (format: FormatId) => string,
): string[] {
  const refused = plans.filter((plan) => !plan.unchanged && !writes.includes(plan.format));
  return [...new Set(refused.map(({ format }) => format))].map((format) => {
    const count = refused.filter((plan) => plan.format === format).length;
    const verb = count === 1 ? 'needs' : 'need';
    return `${subject(count, plans.length)} ${verb} another format: this browser cannot write ${labelOf(format)}.`;
  });
}

/** Losses of more than half of the pictures. They are listed once for all, and not in most of the rows. */
export function commonLosses(plans: readonly PlannedResult[]): Loss[] {
  return (Object.keys(WORDS) as Loss[]).filter(
    (loss) => plans.filter(({ losses }) => losses.includes(loss)).length > plans.length / 2,
  );
}

/**
 * The losses of one picture, for its row; undefined without any.
 * @param common the losses that are listed for all pictures
 */
export function rowLosses({ losses }: PlannedResult, common: readonly Loss[]): string | undefined {
  const own = losses.filter((loss) => !common.includes(loss));
  return own.length > 0 ? `Loses ${own.map((loss) => WORDS[loss].what).join(', ')}` : undefined;
}
