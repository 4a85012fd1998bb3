import { POSITION_NAMES, type Recipe, sidesOf } from '#engine';
import {
  faultsIn,
  type KeyRow,
  keyTable,
  PLAIN_RECIPE,
  printRecipe,
  type RecipeFault,
  readRecipe,
} from '#engine/explained.ts';
import { CROP_VALUES, cropOf, croppedToFill, type PlacedCrop, positionOf } from './crop.ts';
import { UsageError } from './exit-codes.ts';

/** A flag of the recipe: one of its keys, or a short form for several. */
export interface RecipeFlag {
  name: string;
  /** One letter. */
  short?: string;
  values: string;
  means: string;
  /** The value if none is given. */
  alone?: string;
  /** @returns the keys for the value; undefined for an invalid one */
  keys(value: string): [key: string, text: string][] | undefined;
}

/** Keys about a page or about the order of edits, which only `--recipe` supports. */
const ONLY_IN_TEXT = new Set(['edits', 'then']);

/** Short flags, as in sharp-cli. */
const SHORT_FLAGS: Readonly<Record<string, string>> = { quality: 'q', format: 'f', progressive: 'p' };

/** A flag's default value, if it is not yes: mogrify's -flip mirrors top and bottom. */
const ALONE: Readonly<Record<string, string>> = { flip: 'vertical' };
const YES_OR_NO = /^yes, no\b/;

/** Further values of a key, which another record reads and its own does not list. */
const READ_BESIDES: Readonly<Record<string, string[]>> = { quality: ['auto'] };

/** Keys of a size in pixels. Their flags imply `enlarge=no`, as mogrify's `>` and sharp-cli's --withoutEnlargement do. */
const SIDES = new Set(['width', 'height', 'edge']);
const NOT_ENLARGED: [string, string] = ['enlarge', 'no'];
const ONLY_WITH_ENLARGE = '; enlarges only with `--enlarge`';

const fromRow = ({ key, values, means, otherwise }: KeyRow): RecipeFlag => ({
  name: key,
  ...(SHORT_FLAGS[key] && { short: SHORT_FLAGS[key] }),
  ...(YES_OR_NO.test(values) ? { alone: 'yes' } : ALONE[key] && { alone: ALONE[key] }),
  values: [values.replace(/, none$/, ''), ...(READ_BESIDES[key] ?? [])].join(', '),
  means: `${means}${SIDES.has(key) ? ONLY_WITH_ENLARGE : ''}${otherwise ? ` (otherwise ${otherwise})` : ''}`,
  keys: (value) => (SIDES.has(key) ? [[key, value], NOT_ENLARGED] : [[key, value]]),
});

const RECORDS = keyTable().filter(({ key }) => !ONLY_IN_TEXT.has(key));
const rowOf = (key: string) => RECORDS.find((row) => row.key === key);

/** The SHA-256 of a file, in hex. */
const HASH = /^[0-9a-f]{64}$/;

/** The values of `--keep`, and their names in a recipe. */
const KEPT: Readonly<Record<string, string>> = { metadata: 'keep', copyright: 'copyright' };

/** Short forms for a recipe's keys. */
const SHORTER: readonly RecipeFlag[] = [
  {
    name: 'resize',
    values: '1600, 1600x1200, 1600x1200>, x900, 50%',
    means: `resize to this width, box, height or percentage${ONLY_WITH_ENLARGE}`,
    keys: (value) => {
      // mogrify's sign for what is the rule here.
      const sides = sidesOf(value.toLowerCase().replace(/>$/, ''));
      return sides && [...sides, NOT_ENLARGED];
    },
  },
  {
    name: 'to',
    values: rowOf('format')?.values ?? '',
    means: 'the same as --format',
    keys: (value) => [['format', value]],
  },
  {
    name: 'under',
    values: '200k, 200kb, 1.5mb',
    means: 'maximum file size, the same as --target',
    keys: (value) => [['target', value]],
  },
  {
    name: 'keep',
    values: Object.keys(KEPT).join(', '),
    means: 'keep EXIF, XMP and IPTC, or only author and copyright',
    keys: (value) => {
      const kept = KEPT[value];
      return kept === undefined ? undefined : [['metadata', kept]];
    },
  },
  {
    name: 'crop',
    values: CROP_VALUES,
    means: 'cut out a rectangle: a size or ratio from the middle or at --position, or with offsets',
    keys: (value) => {
      const crop = cropOf(value);
      return crop && [['crop', crop.text]];
    },
  },
  {
    name: 'position',
    values: POSITION_NAMES.join(', '),
    means:
      'position of a --crop with a size or ratio, or of --fit cover (otherwise center); also north, southeast and so on',
    keys: (value) => (positionOf(value) ? [] : undefined),
  },
  {
    name: 'watermark',
    values: 'logo.png',
    means: 'draw this picture over each result',
    // The path has been replaced by the hash of its file.
    keys: (value) => (HASH.test(value) ? [['watermark', value]] : undefined),
  },
];

/** Every flag of the recipe, for the command line, its help and its docs. */
export const RECIPE_FLAGS: readonly RecipeFlag[] = [
  ...SHORTER,
  ...RECORDS.filter(({ key }) => !SHORTER.some(({ name }) => name === key)).map(fromRow),
];

/** Keys that select an action. Without any of them, files are compressed. */
const TASKS = new Set(RECORDS.filter(({ isOption }) => !isOption).map(({ key }) => key));
const AIMS = ['aim', 'target', 'score'];

/** A flag as typed. */
export interface GivenFlag {
  flag: RecipeFlag;
  value: string;
}

/** The query of an address. An address of `/batch` starts with its action's recipe. */
function textOf(typed: string): URLSearchParams {
  const params = new URLSearchParams(typed.slice(typed.indexOf('?') + 1).replace(/#.*$/, ''));
  const action = params.get('action');
  params.delete('action');
  if (action === 'compress' && !AIMS.some((key) => params.has(key))) params.set('aim', 'compress');
  return params;
}

/** How the destination of the results affects the recipe. */
export interface PlaceNeeds {
  /** Results take the names of their files, so formats must stay. */
  inPlace?: boolean;
  /** The result's name has this format's extension, which the file may have already. */
  format?: { ending: string; isOwn: boolean; out: string };
}

/**
 * Sets the keys of flags, in order.
 * @returns the flag that has set each key
 * @throws {UsageError} for an invalid value, and for a key that two flags set
 */
function setByFlags(params: URLSearchParams, given: readonly GivenFlag[]): Map<string, string> {
  const named = new Map<string, string>();
  const isGiven = (key: string) => given.some(({ flag }) => flag.name === key);
  for (const { flag, value } of given) {
    const keys = flag.keys(value);
    if (!keys) throw new UsageError(`--${flag.name} ${value}: expected ${flag.values}`);
    for (const [key, text] of keys) {
      // A size implies `enlarge=no`, unless `--enlarge` is given.
      const isImplied = key === 'enlarge' && flag.name !== key;
      if (isImplied && isGiven(key)) continue;
      if (named.has(key) && !isImplied) throw new UsageError(`--${flag.name} ${value}: ${key} is set twice`);
      named.set(key, flag.name);
      params.set(key, text);
    }
  }
  return named;
}

/** A recipe of options alone compresses. */
function saysWhatToDo(params: URLSearchParams): boolean {
  return [...params.keys()].some((key) => TASKS.has(key)) || params.get('quality') === 'auto';
}

/**
 * Sets what the destination of the results needs.
 * @throws {UsageError} for another format in place
 */
function setByPlace(params: URLSearchParams, { inPlace, format }: PlaceNeeds): void {
  if (inPlace && (params.get('format') ?? 'same') !== 'same')
    throw new UsageError('--in-place: the format cannot change, because the name stays');
  if (format && !params.has('format')) params.set('format', format.ending);
  if ((inPlace || format) && !params.has('keep-format')) params.set('keep-format', 'yes');
}

/**
 * The recipe of a command line: a text, changed by flags in order.
 * @param source the flag that the text comes from
 * @throws {UsageError} that names the first invalid part
 */
export function recipeOf(
  typed: string | undefined,
  given: readonly GivenFlag[],
  place: PlaceNeeds = {},
  source: '--recipe' | '--settings' = '--recipe',
): { recipe: Recipe; text: string } {
  const { format } = place;
  const params = textOf(typed ?? '');
  const set = new Set(given.flatMap(({ flag, value }) => flag.keys(value)?.map(([key]) => key) ?? []));
  // A flag's aim replaces that of the text.
  if (AIMS.some((key) => set.has(key))) for (const key of AIMS) params.delete(key);
  const named = setByFlags(params, given);
  // The extension of --out sets the format like --to, unless the file has it already.
  if (format && !format.isOwn && !params.has('format')) params.set('format', format.ending);
  if (typed === undefined && !saysWhatToDo(params)) params.set('aim', 'compress');
  setByPlace(params, place);
  const [fault] = faultsIn(params);
  if (fault)
    throw new UsageError(sentenceFor(fault, (key) => (named.has(key) ? `--${named.get(key)}` : `${source}: ${key}`)));
  const recipe = readRecipe(params, PLAIN_RECIPE);
  if (format && printRecipe(recipe).get('format') !== format.ending) {
    const requested = params.get('format');
    throw new UsageError(`--out ${format.out}: the name is a ${format.ending}, but the format is ${requested}`);
  }
  return { recipe, text: textFor(recipe) };
}

/**
 * The recipe, and the crop whose position depends on each picture.
 * @throws {UsageError} for a position without a crop
 */
export function withPlacedCrop(recipe: Recipe, given: readonly GivenFlag[]): { recipe: Recipe; crop?: PlacedCrop } {
  const typedFor = (name: string) => given.findLast(({ flag }) => flag.name === name)?.value;
  const crop = cropOf(typedFor('crop') ?? '');
  const typed = typedFor('position');
  const position = positionOf(typed ?? '') ?? 'center';
  if (crop?.isPlaced) return { recipe, crop: { position, isRatio: crop.isRatio } };
  if (typed === undefined) return { recipe };
  const filled = croppedToFill(recipe);
  if (filled) return { recipe: filled, crop: { position, isRatio: true } };
  throw new UsageError(
    '--position: this needs a --crop with a size or ratio, such as 800x600 or 16:9, or a width and height with --fit cover',
  );
}

export const textFor = (recipe: Recipe): string => decodeURIComponent(printRecipe(recipe).toString());

/** Keys of a size in bytes. */
const SIZES = new Set(['target', 'at-least']);

/** All values of a flag. It may accept more than its key in an address. */
const valuesOf = (key: string) => RECIPE_FLAGS.find(({ name }) => name === key)?.values ?? '';

/** @param said returns the flag that has set a key, or the flag of the text and the key */
function sentenceFor(fault: RecipeFault, said: (key: string) => string): string {
  switch (fault.code) {
    case 'unknown-key':
      return `${said(fault.key)} is not a key of a recipe. The keys are: ${keyTable()
        .map(({ key }) => key)
        .join(', ')}`;
    case 'bad-value':
      return `${said(fault.key)} ${fault.text}: expected ${valuesOf(fault.key)}${SIZES.has(fault.key) ? ', from 1kb to 1024mb' : ''}${fault.nearest ? `. Did you mean ${fault.nearest}?` : ''}`;
    case 'incomplete-edit':
      return `${said(fault.key)}: this is not a complete ${fault.edit}. A resize needs width, height or both, percent or edge; a crop needs some pixels; a pad needs a ratio or a size; a redact needs a rectangle; a watermark needs its file`;
    case 'needs-target':
      return `${said(fault.key)} ${fault.text}: this needs --under with the same size or more`;
    case 'several-aims':
      return `${fault.keys.map(said).join(' and ')}: only one of them can be used at a time`;
  }
}
