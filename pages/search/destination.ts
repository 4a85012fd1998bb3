import { converterSlug } from '#catalogue/entries/converters.ts';
import type {
  DimensionResizerEntry,
  Entry,
  EntryKind,
  SizeCompressorEntry,
  SizeResizerEntry,
} from '#catalogue/entries/entry.ts';
import { ENTRIES, entryOf, entryOfTask, hubOfKind } from '#catalogue/entries/index.ts';
import {
  type FormatWord,
  holdsFrames,
  idOf,
  isLossy,
  isWritable,
  labelOf,
  mainWord,
  type WritableWord,
} from '#catalogue/formats/names.ts';
import { presetOf, sizeAim, TARGET_KB } from '#catalogue/preset.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';
import { withAim } from '#engine/recipe/output.ts';
import { destinationNames } from '#words/catalogue/destinations.ts';
import { HUB_NAMES } from '#words/catalogue/names.ts';
import { printSettings, toolAddress } from '../address.ts';
import { linkTo } from '../entry-link.ts';
import { hubPathOf, pathOf } from '../entry-paths.ts';
import { isInLanguage } from '../paths.ts';
import { SERIES, TOOL_PAGES } from '../tools.ts';
import { EXAMS } from './exams.ts';
import type { Intent } from './intent.ts';
import { isForBackground, isForRename, unableSentence } from './unable.ts';
import type { Meaning } from './vocabulary.ts';

/** The destination of a query. `path` has settings in its query if they differ from the page's own. */
export type Destination =
  | { kind: 'landing'; slug: string; path: string; label: string }
  | { kind: 'hub'; slug: string; path: string; label: string }
  | { kind: 'tool'; tool: ToolId; path: string; label: string }
  | { kind: 'set'; set: SeriesId; path: string; label: string };

/** The settings that a query changes on a page. */
type Change = (recipe: Recipe) => Recipe;

/** A size up to this factor above a page's counts as exact: the page's own target is a little lower. */
const SAME_SIZE = 1.03;

/** The most likely target for a visitor who names only the source. */
const USUAL_TARGET: Readonly<Record<Exclude<FormatWord, 'pdf'>, FormatWord>> = {
  jpg: 'png',
  jpeg: 'png',
  png: 'jpg',
  webp: 'jpg',
  gif: 'png',
  tiff: 'jpg',
  heic: 'jpg',
  avif: 'jpg',
  jxl: 'jpg',
  bmp: 'jpg',
  svg: 'png',
  ico: 'png',
};

/** @returns undefined if no page or tool fits the intent */
export function destinationOf(intent: Intent): Destination | undefined {
  if (!intent.meaningful) return undefined;
  return (
    unable(intent) ??
    form(intent) ??
    website(intent) ??
    list(intent) ??
    metadata(intent) ??
    written(intent) ??
    animation(intent) ??
    task(intent) ??
    batch(intent) ??
    conversion(intent) ??
    frame(intent) ??
    size(intent) ??
    likeness(intent) ??
    single(intent) ??
    phone(intent) ??
    verb(intent)
  );
}

const unchanged: Change = (recipe) => recipe;

/** A page that only repeats another one with another spelling is not offered if that one is in the site's language. */
function inLanguage(entry: Entry): Entry {
  const main = entry.twinOf === undefined ? undefined : entryOf(entry.twinOf);
  return main && isInLanguage(pathOf(main)) && !isInLanguage(pathOf(entry)) ? main : entry;
}

function landing(slug: string, change: Change = unchanged): Destination {
  const named = entryOf(slug);
  if (!named) return { kind: 'landing', slug, path: pathOf({ slug }), label: slug };
  const entry = inLanguage(named);
  const path = pathOf(entry);
  const { tool, recipe } = presetOf(entry);
  const query = printSettings(tool, change(recipe), recipe).toString();
  return { kind: 'landing', slug: entry.slug, path: query ? `${path}?${query}` : path, label: linkTo(entry).name };
}

function tool(id: ToolId, change: Change = unchanged, label: string = TOOL_PAGES[id].name): Destination {
  return { kind: 'tool', tool: id, path: toolAddress(id, change(TOOL_PAGES[id].opens)), label };
}

function hub(kind: EntryKind): Destination {
  const entry = hubOfKind(kind);
  return { kind: 'hub', slug: entry.slug, path: hubPathOf(entry), label: HUB_NAMES[entry.category] };
}

function set(id: SeriesId, query = ''): Destination {
  const { path, name } = SERIES[id];
  return { kind: 'set', set: id, path: query ? `${path}?${query}` : path, label: name };
}

const toOutput =
  (change: (output: Output) => Output): Change =>
  ({ edits, output }) => ({ edits, output: change(output) });

/** A named format is kept. */
const compressedTo = (word: FormatWord | undefined): Change =>
  toOutput((output) =>
    word && isWritable(word) && isLossy(word) && idOf(word) !== output.format
      ? { ...output, format: idOf(word), preserveFormat: true }
      : output,
  );

const convertedTo = (word: WritableWord): Change => toOutput((output) => ({ ...output, format: idOf(word) }));

/** @param kb clamped to the limits of the field */
const withTarget = (kb: number): Change =>
  toOutput((output) => withAim(output, sizeAim(Math.round(Math.min(TARGET_KB.max, Math.max(TARGET_KB.min, kb))))));

/** @param kb above 0 and below the target; a size that no recipe allows is left out */
const withLeast = (kb: number | undefined): Change =>
  kb && kb >= 1 ? toOutput((output) => ({ ...output, min: Math.round(kb * 1024) })) : unchanged;

const withQuality = (quality: number): Change => toOutput((output) => ({ ...output, quality }));

type Resize = Omit<Extract<Recipe['edits'][number], { do: 'resize' }>, 'do'>;
const resizedTo =
  (size: Resize): Change =>
  ({ output }) => ({ edits: [{ do: 'resize', ...size }], output });

/** For print; a resolution that no file can state is left out. */
const atResolution = (dpi: number | undefined): Change =>
  dpi ? toOutput((output) => ({ ...output, dpi })) : unchanged;

const both =
  (...changes: Change[]): Change =>
  (recipe) =>
    changes.reduce((changed, change) => change(changed), recipe);

/** What no tool can do. The page explains it. */
function unable(intent: Intent): Destination | undefined {
  if (!unableSentence(intent)) return undefined;
  return hub(isForRename(intent) ? 'batch' : isForBackground(intent) ? 'resizer' : 'converter');
}

const TASK_MEANINGS = ['redact', 'watermark', 'borders', 'passport', 'crop', 'turn'] as const;

/** "blur a number plate", "rotate image": the page of the task, unless the query is about a size or a format as well. */
function task(intent: Intent): Destination | undefined {
  const { has, order, kb, percent, quality, side, width, height, to, from } = intent;
  const isSized = kb || percent || quality || side || to || from || has.has('compress') || has.has('convert');
  const named = TASK_MEANINGS.find((meaning) => has.has(meaning));
  if (isSized || (named !== 'passport' && order.indexOf('resize') === 0)) return undefined;
  const passport = entryOfTask('passport');
  const [edit] = presetOf(passport).recipe.edits;
  const isPassport =
    edit?.do === 'resize' && edit.width === width && edit.height === height && intent.dpi !== undefined;
  if (isPassport || (named === 'passport' && !width && !height)) return landing(passport.slug);
  if (width || height || named === 'passport') return undefined;
  if (named) return landing(entryOfTask(named).slug);
  const isElse = (['resize', 'shrink', 'dimension', 'size', 'batch', 'open'] as const).some((other) => has.has(other));
  return has.has('logo') && !intent.format && !isElse ? landing(entryOfTask('watermark').slug) : undefined;
}

/** The rules that most forms have for a signature. */
const SIGNATURE = 'width=140&height=60&least=10&most=20&ink=black&name=signature';

/** What people add to the photo for a form. */
const FORM_ONLY: ReadonlySet<Meaning> = new Set([
  'form',
  'upload',
  'image',
  'make',
  'change',
  'remove',
  'resize',
  'size',
  'dimension',
  'to',
  'from',
  'stop',
]);

/** "ssc photo", "upsc signature", "photo for online form 200x230", "passport photo 35x45": the form's own rules, unless the query names other ones. */
function form(intent: Intent): Destination | undefined {
  const { has, order, exam, kb, percent, quality, side, width, height, paper, to, from, format } = intent;
  if (percent || quality || side || to || from || format) return undefined;
  if (width && height && has.has('form') && order.every((meaning) => FORM_ONLY.has(meaning)))
    return set('form-photo', typedRules(intent));
  if (paper && has.has('passport') && order.every((meaning) => meaning === 'passport' || FORM_ONLY.has(meaning)))
    return set('form-photo', typedRules(intent));
  if (kb || width || height) return undefined;
  const isSignature = has.has('signature');
  const { id, signature } = (exam && EXAMS[exam]) || {};
  if (id) return set('form-photo', `form=${id}.${isSignature ? (signature ?? 0) : 0}`);
  if (isSignature) return has.has('convert') || has.has('batch') ? undefined : set('form-photo', SIGNATURE);
  const isPhoto = has.has('form') && has.has('image') && order.every((meaning) => FORM_ONLY.has(meaning));
  return isPhoto ? set('form-photo') : undefined;
}

/** The numbers of a query as a form's rules. Without a size in KB there is no limit. */
function typedRules({ width, height, paper, dpi, kb, leastKb }: Intent): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({
    width: paper?.width ?? width,
    height: paper?.height ?? height,
    dpi: paper ? paper.dpi : dpi,
    least: leastKb,
    most: kb ?? 0,
    unit: paper?.unit,
  }))
    if (value !== undefined) params.set(key, String(value));
  return String(params);
}

/** Several files of one picture: "favicon", "srcset generator", "images for a website". */
function website({ has, order, format, from, to }: Intent): Destination | undefined {
  if (has.has('favicon')) return set('favicon');
  const isNothingElse = order.every((meaning) => WEBSITE_ONLY.has(meaning)) && !(format ?? from ?? to);
  return has.has('responsive') || (has.has('website') && isNothingElse) ? set('responsive-images') : undefined;
}

const WEBSITE_ONLY: ReadonlySet<Meaning> = new Set(['website', 'image', 'make', 'tools', 'to', 'stop']);

/** "image converters", "all compressors", "list of resizers": the hub of that kind. */
function list({ has, plural, order, from, to, format, kb, width, height }: Intent): Destination | undefined {
  if (from || to || format || kb || width || height) return undefined;
  if (!plural && !(has.has('tools') && order.length === 2)) return undefined;
  const kind = kindOf(order);
  if (!kind) return undefined;
  return hub(kind);
}

function kindOf(order: Intent['order']): EntryKind | undefined {
  if (order.includes('batch')) return 'batch';
  if (order.includes('convert')) return 'converter';
  if (order.includes('compress')) return 'compressor';
  if (order.includes('resize')) return 'resizer';
  return undefined;
}

/** "gif maker", "merge images into webp": one file with several frames. */
function animation(intent: Intent): Destination | undefined {
  const { has, from, to, format } = intent;
  const target = to ?? format;
  if (!has.has('make') || from || !target || wants(intent, 'compress') || wants(intent, 'resize')) return undefined;
  if (!holdsFrames(target) || !isWritable(target)) return undefined;
  if (target === 'gif') return landing(entryOfTask('gif').slug);
  return landing(
    'batch-image-converter',
    both(
      convertedTo(target),
      toOutput((output) => ({ ...output, pages: 'one' })),
    ),
  );
}

function batch(intent: Intent): Destination | undefined {
  const { has, from, to, format, kb, width, height, side } = intent;
  if (!has.has('batch')) return undefined;
  const target = to ?? (has.has('convert') ? format : undefined);
  if (kb) return landing('batch-image-compression', both(withTarget(kb), withLeast(intent.leastKb)));
  if (width || height || side) {
    const [wide, high] = [width ?? (height ? undefined : side), height];
    return landing(
      'batch-image-resizer',
      resizedTo({
        ...(wide && { width: wide }),
        ...(high && { height: high }),
        ...(wide && high && { fit: 'inside' }),
        enlarge: false,
      }),
    );
  }
  // A document with all of them has its own page.
  if (target === 'pdf') return landing('image-to-pdf-compressor');
  if (target && isWritable(target) && !wants(intent, 'compress') && !wants(intent, 'resize'))
    return landing('batch-image-converter', convertedTo(target));
  if (wants(intent, 'compress')) return landing('batch-image-compression');
  if (wants(intent, 'resize')) return landing('batch-image-resizer');
  if (has.has('convert') || from) return landing('batch-image-converter');
  return hub('batch');
}

/** Camera details, or the location of a photo: the page of what is done with them, or the tool that shows and removes them. */
function metadata({ has }: Intent): Destination | undefined {
  if (!has.has('metadata') && !has.has('location')) return undefined;
  const strip = toOutput((output) => ({ ...output, metadata: 'strip' }));
  if (!has.has('compress')) return metadataTask(has);
  return has.has('batch') ? landing('batch-image-compression', strip) : tool('compress', strip, destinationNames.strip);
}

const CHANGE_DATE = entryOfTask('change-date').slug;
/** The tool for metadata, which removes nothing and has the fields open. */
const WRITE = 'remove=nothing';

/** "change date taken", "add copyright to photo", "change dpi": what is written into a file, unless its pixels are meant too. */
function written({ has, order, dpi }: Intent): Destination | undefined {
  if (dpi !== undefined || !order.every((meaning) => WRITTEN_ONLY.has(meaning))) return undefined;
  if (has.has('date')) return landing(CHANGE_DATE);
  return has.has('credits') || (has.has('dpi') && has.has('change')) ? set('metadata', WRITE) : undefined;
}

const WRITTEN_ONLY: ReadonlySet<Meaning> = new Set([
  'date',
  'credits',
  'dpi',
  'change',
  'make',
  'image',
  'batch',
  'tools',
  'iphone',
  'to',
  'from',
  'stop',
]);

function metadataTask(has: Intent['has']): Destination {
  const isView = has.has('open');
  const isRemoval = has.has('remove');
  if (has.has('change') && !isView && !isRemoval)
    return has.has('date') ? landing(CHANGE_DATE) : set('metadata', WRITE);
  if (isView !== isRemoval)
    return landing(entryOfTask(isView ? 'view-exif' : has.has('location') ? 'remove-location' : 'remove-exif').slug);
  return set('metadata');
}

/** Photos of an iPhone, without any other wish. */
function phone({ has }: Intent): Destination | undefined {
  const isMore = (['compress', 'resize', 'shrink', 'crop', 'size', 'filesize', 'dimension'] as const).some((m) =>
    has.has(m),
  );
  return has.has('iphone') && !isMore ? landing('heic-to-jpg-converter') : undefined;
}

/** Two formats, or one that is clearly the target. */
function conversion(intent: Intent): Destination | undefined {
  const { from, to, format, has, kb } = intent;
  const result = to ?? (has.has('convert') && format === 'pdf' ? format : undefined);
  if (!result) return undefined;
  if (!isWritable(result)) return hub('converter');
  if (kb && result !== 'pdf' && isLossy(result)) return undefined;
  if (result === 'pdf') return landing('image-to-pdf-compressor');
  if (from && entryOf(converterSlug(from, result))) return landing(converterSlug(from, result));
  const main = from && converterSlug(mainWord(from), mainWord(result));
  if (main && entryOf(main)) return landing(main);
  if (!from && wants(intent, 'compress')) return undefined;
  return tool('convert', convertedTo(result), destinationNames.convert(labelOf(result)));
}

const FRAMES = ENTRIES.filter(
  (entry): entry is DimensionResizerEntry => entry.kind === 'resizer' && entry.by === 'dimensions',
);

/** Width and height: the page of exactly that frame, otherwise the tool. */
function frame({ width, height, kb, leastKb, dpi }: Intent): Destination | undefined {
  if (!width || !height) return undefined;
  const filled = both(resizedTo({ width, height, fit: 'cover' }), atResolution(dpi));
  // The compress tool can do both pixels and kilobytes, as a form may require.
  if (kb)
    return tool(
      'compress',
      both(filled, withTarget(kb), withLeast(leastKb)),
      destinationNames.frameAndSize(width, height, kb),
    );
  const page = FRAMES.find((entry) => entry.width === width && entry.height === height);
  return page ? landing(page.slug) : tool('resize', filled, destinationNames.frame(width, height));
}

const SIZES = ENTRIES.filter(
  (entry): entry is SizeCompressorEntry => entry.kind === 'compressor' && entry.by === 'size',
);
const SIZE_RESIZERS = ENTRIES.filter(
  (entry): entry is SizeResizerEntry => entry.kind === 'resizer' && entry.by === 'size',
);

/** A number of kilobytes or megabytes. */
function size(intent: Intent): Destination | undefined {
  const { has, from, to, bare } = intent;
  const alone = bare.length === 1 && !intent.side && wants(intent, 'compress') ? bare[0] : undefined;
  const kb = intent.kb ?? (alone && alone >= TARGET_KB.min ? alone : undefined);
  if (!kb) return undefined;
  const format = compressedTo(to ?? intent.format ?? from);
  const least = withLeast(intent.leastKb);
  if (kb < TARGET_KB.min || (kb > TARGET_KB.max && ratio(kb, TARGET_KB.max) > 1.1)) return tool('compress', format);
  const isSame = (entry: { kb: number }) => entry.kb <= kb && ratio(entry.kb, kb) < SAME_SIZE;
  const page = (has.has('resize') ? SIZE_RESIZERS.find(isSame) : undefined) ?? SIZES.find(isSame);
  if (page) return landing(page.slug, both(format, least));
  return tool('compress', both(format, withTarget(kb), least), destinationNames.size(kb));
}

/** A smaller file without visible loss. */
function likeness(intent: Intent): Destination | undefined {
  const { has, quality, percent, format, from } = intent;
  if (!has.has('loss') || !wants(intent, 'compress') || quality || percent) return undefined;
  return landing('compress-image-without-losing-quality', compressedTo(format ?? from));
}

/** One side, a percentage, a quality, or one format. */
function single(intent: Intent): Destination | undefined {
  const { width, height, percent, quality, has, bare, from, dpi } = intent;
  const side =
    intent.side ?? (wants(intent, 'resize') && bare.length === 1 && (bare[0] ?? 0) >= 16 ? bare[0] : undefined);
  const wide = width ?? (height ? undefined : side);
  const printed = atResolution(dpi);
  if (wide) return tool('resize', both(resizedTo({ width: wide }), printed), destinationNames.width(wide));
  if (height) return tool('resize', both(resizedTo({ height }), printed), destinationNames.height(height));
  if (quality && quality <= 100) return tool('compress', withQuality(quality), destinationNames.quality(quality));
  if (percent && percent <= 1000) {
    if (wants(intent, 'compress') && !has.has('resize') && percent < 100)
      return tool('compress', withQuality(100 - percent), destinationNames.quality(100 - percent));
    return tool('resize', resizedTo({ percent }), destinationNames.percent(percent));
  }
  const word = intent.format ?? from ?? intent.to;
  if (dpi && !word) return tool('resize', printed, destinationNames.dpi(dpi));
  return word && oneFormat(word, intent);
}

function oneFormat(word: FormatWord, intent: Intent): Destination {
  if (word === 'pdf')
    return intent.has.has('compress') || intent.format ? landing('image-to-pdf-compressor') : hub('converter');
  if (wants(intent, 'compress')) {
    const page = entryOf(`${word}-compressor`);
    return page ? landing(page.slug) : tool('compress');
  }
  if (wants(intent, 'resize')) {
    const page = entryOf(`${word}-resizer`);
    return page ? landing(page.slug) : tool('resize');
  }
  if (intent.moving) return landing('png-to-gif-converter');
  const slug = converterSlug(word, USUAL_TARGET[word]);
  if (entryOf(slug)) return landing(slug);
  // Without a page of its own, making one is more likely than reading one.
  return isWritable(word)
    ? tool('convert', convertedTo(word), destinationNames.convert(labelOf(word)))
    : hub('converter');
}

/** Nothing but verbs. */
function verb(intent: Intent): Destination | undefined {
  if (intent.has.has('convert')) return tool('convert');
  if (wants(intent, 'compress')) return tool('compress');
  if (wants(intent, 'resize')) return tool('resize');
  return undefined;
}

/**
 * Decides between bytes and pixels. "Reduce" and "smaller" mean bytes unless the query mentions pixels. Of two clear
 * verbs the first one counts.
 */
function wants({ has, order, width, height, side }: Intent, what: 'compress' | 'resize'): boolean {
  const clear = order.find((meaning) => meaning === 'compress' || meaning === 'resize' || meaning === 'crop');
  if (clear) return (clear === 'compress') === (what === 'compress');
  const pixels = has.has('dimension') || has.has('width') || has.has('height') || Boolean(width || height || side);
  const bytes = has.has('filesize') || has.has('shrink') || has.has('upload') || has.has('website');
  if (pixels) return what === 'resize';
  if (bytes) return what === 'compress';
  return what === 'resize' && has.has('size');
}

/** The ratio of the larger number to the smaller. */
function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}
