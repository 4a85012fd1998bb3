import { converterSlug } from '../entries/converters.ts';
import type { DimensionResizerEntry, EntryKind, SizeCompressorEntry, SizeResizerEntry } from '../entries/entry.ts';
import { ENTRIES, entryOf, hubOfKind, hubPathOf } from '../entries/index.ts';
import { type FormatWord, idOf, labelOf, mainWord } from '../formats/names.ts';
import { BATCH_RECIPES, TARGET_KB } from '../preset.ts';
import { TOOLS, type ToolId } from '../tools.ts';
import type { Intent } from './intent.ts';

/** Where a query leads. `path` carries settings in its query where the page itself does not already have them. */
export type Destination =
  | { kind: 'landing'; slug: string; path: string; label: string }
  | { kind: 'hub'; slug: string; path: string; label: string }
  | { kind: 'tool'; tool: ToolId; path: string; label: string };

type Settings = Record<string, string | number | undefined>;

/** A size page is close when its size is within this factor of what was asked for. */
const NEAR_SIZE = 2;
/** A frame's page is close when each of its sides is. */
const NEAR_SIDE = 1.5;
/** … and when it has nearly the same proportions: what is said of another shape would be of no use. */
const NEAR_SHAPE = 1.1;
/** A page above the asked size breaks a promise if its setting is not changed, so it must be this much closer. */
const ABOVE_PENALTY = 1.5;

const WRITABLE: ReadonlySet<FormatWord> = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'pdf']);
/** Formats that the compress tool offers for its result. */
const COMPRESSED: ReadonlySet<FormatWord> = new Set(['png', 'webp']);
/** What someone who only names the source most likely wants. */
const USUAL_TARGET: Partial<Record<FormatWord, FormatWord>> = {
  jpg: 'png',
  jpeg: 'png',
  png: 'jpg',
  webp: 'jpg',
  gif: 'png',
  tiff: 'jpg',
  heic: 'jpg',
  avif: 'jpg',
  bmp: 'jpg',
  svg: 'png',
};

/** @returns undefined where the intent means nothing that this site does */
export function destinationOf(intent: Intent): Destination | undefined {
  if (!intent.meaningful) return undefined;
  return (
    list(intent) ??
    batch(intent) ??
    conversion(intent) ??
    frame(intent) ??
    size(intent) ??
    single(intent) ??
    verb(intent)
  );
}

function landing(slug: string, settings: Settings = {}): Destination {
  const entry = entryOf(slug);
  return { kind: 'landing', slug, path: withQuery(`/tools/${slug}`, settings), label: entry?.name ?? slug };
}

function tool(id: ToolId, settings: Settings = {}, label: string = TOOLS[id].name): Destination {
  return { kind: 'tool', tool: id, path: withQuery(TOOLS[id].path, settings), label };
}

function hub(kind: EntryKind): Destination {
  const entry = hubOfKind(kind);
  return { kind: 'hub', slug: entry.slug, path: hubPathOf(entry), label: entry.name };
}

function withQuery(path: string, settings: Settings): string {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))}`;
}

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

function batch(intent: Intent): Destination | undefined {
  const { has, from, to, format, kb, width, height, side } = intent;
  if (!has.has('batch')) return undefined;
  const target = to ?? (has.has('convert') ? format : undefined);
  if (kb) return landing('batch-image-compression', { target: targetText(kb) });
  if (width || height || side)
    return landing('batch-image-resizer', { width: width ?? (height ? undefined : side), height });
  if (target && WRITABLE.has(target) && !wants(intent, 'compress') && !wants(intent, 'resize'))
    return landing('batch-image-converter', {
      ...(idOf(target) !== BATCH_RECIPES.convert.output.format && { format: mainWord(target) }),
    });
  if (wants(intent, 'compress')) return landing('batch-image-compression');
  if (wants(intent, 'resize')) return landing('batch-image-resizer');
  if (has.has('convert') || from) return landing('batch-image-converter');
  return hub('batch');
}

/** Two formats, or one that clearly is the result. */
function conversion(intent: Intent): Destination | undefined {
  const { from, to, format, foreign, has, kb } = intent;
  if (foreign) return hub('converter');
  const result = to ?? (has.has('convert') && format === 'pdf' ? format : undefined);
  if (!result) return undefined;
  if (from === 'pdf' || result === 'heic' || result === 'bmp' || result === 'svg') return hub('converter');
  if (kb && (COMPRESSED.has(result) || mainWord(result) === 'jpg')) return undefined;
  if (result === 'pdf') return landing('image-to-pdf-compressor');
  if (from && entryOf(converterSlug(from, result))) return landing(converterSlug(from, result));
  const main = from && converterSlug(mainWord(from), mainWord(result));
  if (main && entryOf(main)) return landing(main);
  if (!from && wants(intent, 'compress')) return undefined;
  return tool('convert', { format: mainWord(result) }, `Convert to ${labelOf(result)}`);
}

const FRAMES = ENTRIES.filter(
  (entry): entry is DimensionResizerEntry => entry.kind === 'resizer' && entry.by === 'dimensions',
);

/** Width and height: the page of that frame, else the nearest one with the asked numbers, else the tool. */
function frame({ width, height, kb }: Intent): Destination | undefined {
  if (!width || !height) return undefined;
  // A form that names pixels and kilobytes is met by the compress tool, which does both.
  if (kb)
    return tool(
      'compress',
      { width, height, fit: 'cover', target: targetText(kb) },
      `Resize to ${width} × ${height} and ${sizeText(kb)}`,
    );
  const nearest = closest(FRAMES, (entry) => {
    const shape = ratio(entry.width / entry.height, width / height);
    if (shape > NEAR_SHAPE) return undefined;
    if (Math.max(ratio(entry.width, width), ratio(entry.height, height)) > NEAR_SIDE) return undefined;
    // The shape matters more than the size: another shape needs another crop.
    return 2 * Math.log(shape) + Math.log(ratio(entry.width * entry.height, width * height)) / 2;
  });
  if (!nearest) return tool('resize', { width, height, fit: 'cover' }, `Resize to ${width} × ${height}`);
  const exact = nearest.width === width && nearest.height === height;
  return landing(nearest.slug, exact ? {} : { width, height, fit: 'cover' });
}

const SIZES = ENTRIES.filter(
  (entry): entry is SizeCompressorEntry => entry.kind === 'compressor' && entry.by === 'size',
);
const SIZE_RESIZERS = ENTRIES.filter(
  (entry): entry is SizeResizerEntry => entry.kind === 'resizer' && entry.by === 'size',
);

/** A number of kilobytes or megabytes. */
function size(intent: Intent): Destination | undefined {
  const { has, from, to, format, bare } = intent;
  const alone = bare.length === 1 && !intent.side && wants(intent, 'compress') ? bare[0] : undefined;
  const kb = intent.kb ?? (alone && alone >= TARGET_KB.min ? alone : undefined);
  if (!kb) return undefined;
  const word = to ?? format ?? from;
  const settings = word && COMPRESSED.has(word) ? { format: word } : {};
  if (kb < TARGET_KB.min || (kb > TARGET_KB.max && ratio(kb, TARGET_KB.max) > 1.1)) return tool('compress', settings);
  if (has.has('resize')) {
    const resizer = SIZE_RESIZERS.find((entry) => ratio(entry.kb, kb) < 1.03);
    if (resizer) return landing(resizer.slug, settings);
  }
  const nearest = closest(SIZES, (entry) => {
    const factor = ratio(entry.kb, kb);
    if (factor > NEAR_SIZE) return undefined;
    return Math.log(factor) * (entry.kb > kb ? ABOVE_PENALTY : 1);
  });
  // A hair below is as good as exact; a hair above is not, since the target is a ceiling.
  const exact = nearest && nearest.kb <= kb && ratio(nearest.kb, kb) < 1.03;
  if (nearest) return landing(nearest.slug, { ...(!exact && { target: targetText(kb) }), ...settings });
  return tool('compress', { target: targetText(kb), ...settings }, `Compress to ${sizeText(kb)}`);
}

/** One side, a share, a quality, or one format. */
function single(intent: Intent): Destination | undefined {
  const { width, height, percent, quality, has, bare, from } = intent;
  const side =
    intent.side ?? (wants(intent, 'resize') && bare.length === 1 && (bare[0] ?? 0) >= 16 ? bare[0] : undefined);
  const wide = width ?? (height ? undefined : side);
  if (wide) return tool('resize', { width: wide }, `Resize to ${wide} pixels wide`);
  if (height) return tool('resize', { height }, `Resize to ${height} pixels high`);
  if (quality && quality <= 100) return tool('compress', { quality }, `Compress at quality ${quality}`);
  if (percent && percent <= 1000) {
    if (wants(intent, 'compress') && !has.has('resize') && percent < 100)
      return tool('compress', { quality: 100 - percent }, `Compress at quality ${100 - percent}`);
    return tool('resize', { percent }, `Resize to ${percent}%`);
  }
  const word = intent.format ?? from ?? intent.to;
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
  const target = USUAL_TARGET[word];
  return target ? landing(converterSlug(word, target)) : tool('convert', { format: word });
}

/** Nothing but verbs. */
function verb(intent: Intent): Destination | undefined {
  if (intent.has.has('convert')) return tool('convert');
  if (wants(intent, 'compress')) return tool('compress');
  if (wants(intent, 'resize')) return tool('resize');
  return undefined;
}

/**
 * Whether bytes or pixels are meant. "Reduce" and "smaller" speak of bytes unless a word of pixels stands beside them;
 * of two clear verbs the first one counts.
 */
function wants({ has, order, width, height, side }: Intent, what: 'compress' | 'resize'): boolean {
  const clear = order.find((meaning) => meaning === 'compress' || meaning === 'resize' || meaning === 'crop');
  if (clear) return (clear === 'compress') === (what === 'compress');
  const pixels = has.has('dimension') || has.has('width') || has.has('height') || Boolean(width || height || side);
  const bytes = has.has('filesize') || has.has('shrink') || has.has('upload');
  if (pixels) return what === 'resize';
  if (bytes) return what === 'compress';
  return what === 'resize' && has.has('size');
}

function closest<T>(list: readonly T[], distance: (item: T) => number | undefined): T | undefined {
  let best: T | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const item of list) {
    const far = distance(item);
    if (far !== undefined && far < bestDistance) {
      best = item;
      bestDistance = far;
    }
  }
  return best;
}

/** How many times the larger is the smaller. */
function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}

/** `150kb`, `1.5mb`: as the address has it, within the bounds of the field. */
function targetText(kb: number): string {
  const within = Math.round(Math.min(TARGET_KB.max, Math.max(TARGET_KB.min, kb)));
  return within >= 1024 && Number.isInteger((within / 1024) * 4) ? `${within / 1024}mb` : `${within}kb`;
}

function sizeText(kb: number): string {
  return kb >= 1024 ? `${Math.round((kb / 1024) * 100) / 100} MB` : `${Math.round(kb)} KB`;
}
