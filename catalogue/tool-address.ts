/**
 * Settings in the address: a copied link, a landing page's preset and a search result all open a tool through this.
 *
 * The query says how the settings differ from those that the page opens with (`base`), in keys that people can read and
 * change: `?width=1280&height=720`, `?format=webp&quality=80`, `?target=150kb`. Edits replace those of the base as a
 * whole, in the order of their keys; `none` takes a setting away. What is unknown or bad is ignored.
 *
 * | key | value | means |
 * |---|---|---|
 * | `width`, `height` | 1 to 65535 | resize to these pixels |
 * | `percent`, `edge` | 50, 2048 | resize to a share, or the longest edge to these pixels |
 * | `fit` | inside, cover, fill | how width and height are meant together |
 * | `enlarge` | no | never larger than it was |
 * | `crop` | left,top,width,height | cut out this rectangle |
 * | `rotate` | 90, 180, 270 | turn clockwise |
 * | `flip` | horizontal, vertical | mirror |
 * | `edits` | none | none of the edits that the page opens with |
 * | `format` | jpg, png, webp, gif, tiff, avif, pdf, same | output format |
 * | `quality` | 1 to 100, none | |
 * | `target` | 150kb, 1.5mb, none | largest file that may come out |
 * | `lossless` | yes, none | |
 * | `metadata` | keep, keep-but-location, strip, none | |
 * | `profile` | keep, srgb, none | |
 * | `background` | ffffff, none | what transparency lands on |
 * | `keep-format` | yes, none | compressing never changes the format |
 * | `action` | resize, compress, convert | what a batch does |
 */
import { WRITABLE_IDS } from '#engine/formats/index.ts';
import { type Edit, type Output, parseRecipe, type Recipe } from '#engine/recipe/index.ts';
import { FORMAT_WORDS, type FormatWord } from './formats/names.ts';
import {
  BATCH_RECIPES,
  type BatchAction,
  batchActionOf,
  COMPRESS_QUALITY,
  convertQuality,
  DEFAULT_RECIPES,
  sizeAim,
  TARGET_KB,
} from './preset.ts';
import { TOOLS, type ToolId } from './tools.ts';

/** @returns the tool's path with the settings as its query, such as `/compress?target=150kb` */
export function toolAddress(tool: ToolId, recipe: Recipe): string {
  const query = settingsQuery(tool, recipe).toString();
  return query ? `${TOOLS[tool].path}?${query}` : TOOLS[tool].path;
}

/**
 * @param base what the page opens with: a landing page gives its preset's recipe
 * @returns the query that makes `recipe` of `base`; empty where they are the same. A recipe with more than one
 * resize cannot be written; no tool makes one.
 */
export function settingsQuery(tool: ToolId, recipe: Recipe, base?: Recipe): URLSearchParams {
  const params = new URLSearchParams();
  let from = base ?? DEFAULT_RECIPES[tool];
  if (tool === 'batch' && batchActionOf(recipe) !== batchActionOf(from)) {
    params.set('action', batchActionOf(recipe));
    from = BATCH_RECIPES[batchActionOf(recipe)];
  }
  if (!sameJson(recipe.edits, from.edits)) {
    if (recipe.edits.length === 0) params.set('edits', NONE);
    for (const edit of recipe.edits) for (const [key, value] of writeEdit(edit)) params.append(key, value);
  }
  // Each key is read as it is written, since reading one may settle the next: a new format brings its own quality along.
  let output = withFormat(tool, from.output, recipe.output.format);
  if (output !== from.output) params.set('format', writeFormat(recipe.output.format));
  for (const option of OPTIONS) {
    const text = option.write(recipe.output) ?? NONE;
    if (text === (option.write(output) ?? NONE)) continue;
    params.set(option.key, text);
    output = option.read(text, output, tool) ?? output;
  }
  return params;
}

/**
 * The recipe that an address stands for. Never throws: whatever is unknown or bad is ignored, and where the rest makes
 * no sense together the base is returned.
 */
export function recipeFromAddress(tool: ToolId, params: URLSearchParams, base?: Recipe): Recipe {
  const start = base ?? DEFAULT_RECIPES[tool];
  let recipe = tool === 'batch' ? readAction(params, start) : start;
  const edits = readEdits(params);
  if (edits) recipe = tryRecipe({ ...recipe, edits }) ?? recipe;
  const format = readFormat(params.get('format'));
  if (format) recipe = tryRecipe({ ...recipe, output: withFormat(tool, recipe.output, format) }) ?? recipe;
  for (const option of OPTIONS) {
    const text = params.get(option.key)?.trim().toLowerCase();
    const output = text ? option.read(text, recipe.output, tool) : undefined;
    if (output) recipe = tryRecipe({ ...recipe, output }) ?? recipe;
  }
  return recipe;
}

const NONE = 'none';

/** Another action than the base's starts from that action's own defaults. */
function readAction(params: URLSearchParams, base: Recipe): Recipe {
  const named = params.get('action')?.trim().toLowerCase();
  const format = readFormat(params.get('format'));
  const action: BatchAction | undefined =
    named === 'resize' || named === 'compress' || named === 'convert'
      ? named
      : parseBytes(params.get('target')?.trim().toLowerCase() ?? '')
        ? 'compress'
        : format && format !== 'same'
          ? 'convert'
          : undefined;
  return !action || action === batchActionOf(base) ? base : BATCH_RECIPES[action];
}

function writeFormat(format: Output['format']): string {
  if (format === 'same') return format;
  return Object.entries(FORMAT_WORDS).find(([, { id }]) => id === format)?.[0] ?? format;
}

function readFormat(text: string | null): Output['format'] | undefined {
  const name = text?.trim().toLowerCase() ?? '';
  if (name === 'same') return name;
  const word = name === 'tif' ? 'tiff' : name;
  if (!Object.hasOwn(FORMAT_WORDS, word)) return undefined;
  const { id } = FORMAT_WORDS[word as FormatWord];
  return WRITABLE_IDS.find((writable) => writable === id);
}

/** The output in another format: a conversion takes that format's own quality along. */
function withFormat(tool: ToolId, output: Output, format: Output['format']): Output {
  if (format === output.format) return output;
  // Compressing goes by quality in every format; everywhere else a format's own default holds.
  if (output.aim) return { ...output, format };
  const { quality: _, ...rest } = output;
  const quality = tool === 'resize' ? undefined : convertQuality(tool, format);
  return { ...rest, format, ...(quality && { quality }) };
}

interface Option {
  key: string;
  /** Undefined where the output says nothing of it. */
  write(output: Output): string | undefined;
  /** Undefined where the text is bad. */
  read(text: string, output: Output, tool: ToolId): Output | undefined;
}

/** An option that is one field of the output, with its words. */
function field<K extends keyof Output>(
  key: string,
  name: K,
  parse: (text: string) => Output[K] | undefined,
  print: (value: NonNullable<Output[K]>) => string,
): Option {
  return {
    key,
    write: (output) => (output[name] === undefined ? undefined : print(output[name] as NonNullable<Output[K]>)),
    read: (text, output) => {
      if (text === NONE) {
        const { [name]: _, ...rest } = output;
        return rest as Output;
      }
      const value = parse(text);
      return value === undefined ? undefined : { ...output, [name]: value };
    },
  };
}

function oneOf<T extends string>(...words: T[]): (text: string) => T | undefined {
  return (text) => words.find((word) => word === text);
}

const OPTIONS: readonly Option[] = [
  {
    key: 'target',
    write: (output) => (output.aim === 'size' ? printBytes(output.bytes) : undefined),
    read: (text, output, tool) => {
      const { format, metadata, profile, background } = output;
      const rest = {
        format,
        ...(metadata && { metadata }),
        ...(profile && { profile }),
        ...(background && { background }),
      };
      // Without a target the two tools that compress go on by quality.
      if (text === NONE && output.aim !== 'size') return undefined;
      if (text === NONE)
        return tool === 'compress' || tool === 'batch' ? { ...rest, quality: COMPRESS_QUALITY, aim: 'compress' } : rest;
      const bytes = parseBytes(text);
      // The target chooses the quality, so what the base says of it is dropped.
      return bytes === undefined ? undefined : { ...rest, ...sizeAim(bytes / 1024) };
    },
  },
  field(
    'quality',
    'quality',
    (text) => (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100 ? Number(text) : undefined),
    String,
  ),
  field(
    'lossless',
    'lossless',
    (text) => ({ yes: true, no: false })[text],
    (value) => (value ? 'yes' : 'no'),
  ),
  field('metadata', 'metadata', oneOf('strip', 'keep', 'keep-but-location'), String),
  field('profile', 'profile', oneOf('srgb', 'keep'), String),
  field(
    'background',
    'background',
    (text) => (/^[0-9a-f]{6}$/.test(text) ? `#${text}` : undefined),
    (value) => value.slice(1).toLowerCase(),
  ),
  {
    key: 'keep-format',
    write: (output) =>
      output.aim === 'compress' && output.preserveFormat !== undefined
        ? output.preserveFormat
          ? 'yes'
          : 'no'
        : undefined,
    read: (text, output) => {
      if (output.aim !== 'compress') return undefined;
      if (text === 'yes' || text === 'no') return { ...output, preserveFormat: text === 'yes' };
      if (text !== NONE) return undefined;
      const { preserveFormat: _, ...rest } = output;
      return rest;
    },
  },
];

/** `150kb`, `1.5mb`, or plain bytes where neither is exact. */
function printBytes(bytes: number): string {
  const kb = bytes / 1024;
  if (!Number.isInteger(kb)) return `${bytes}b`;
  const mb = kb / 1024;
  return mb >= 1 && Number.isInteger(mb * 4) ? `${mb}mb` : `${kb}kb`;
}

/** @returns bytes; undefined outside the bounds of the target field */
function parseBytes(text: string): number | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,4})?) ?(b|kb|mb|)$/.exec(text);
  if (!match) return undefined;
  const unit = { b: 1, kb: 1024, mb: 1024 * 1024, '': 1024 }[match[2] ?? ''] ?? 1024;
  const bytes = Math.round(Number(match[1]) * unit);
  return bytes >= TARGET_KB.min * 1024 && bytes <= TARGET_KB.max * 1024 ? bytes : undefined;
}

type ResizeEdit = Extract<Edit, { do: 'resize' }>;

function writeEdit(edit: Edit): [string, string][] {
  switch (edit.do) {
    case 'crop':
      return [['crop', [edit.left, edit.top, edit.width, edit.height].join(',')]];
    case 'rotate':
      return [['rotate', String(edit.quarterTurns * 90)]];
    case 'flip':
      return [['flip', edit.axis]];
    case 'resize':
      return Object.entries({
        width: edit.width,
        height: edit.height,
        percent: edit.percent,
        edge: edit.longestEdge,
        fit: edit.fit,
        enlarge: edit.enlarge === undefined ? undefined : edit.enlarge ? 'yes' : 'no',
      }).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as [string, string]]));
  }
}

/** Edits in the order of their keys; the resize stands where the first of its keys stands. Undefined where there are none. */
function readEdits(params: URLSearchParams): Edit[] | undefined {
  const edits: Edit[] = [];
  let resize: Partial<ResizeEdit> | undefined;
  for (const [key, raw] of params) {
    const text = raw.trim().toLowerCase();
    const sizing = readSizing(key, text);
    if (sizing) {
      if (!resize) {
        resize = { do: 'resize' };
        edits.push(resize as ResizeEdit);
      }
      // The first value of a key counts.
      Object.assign(resize, { ...sizing, ...resize });
      continue;
    }
    const edit = readEdit(key, text);
    if (edit) edits.push(edit);
  }
  const valid = edits.filter((edit) => tryRecipe({ edits: [edit], output: { aim: 'encode', format: 'same' } }));
  if (valid.length > 0) return valid;
  return params.get('edits') === NONE ? [] : undefined;
}

function readEdit(key: string, text: string): Edit | undefined {
  switch (key) {
    case 'crop': {
      if (!/^\d{1,5}(,\d{1,5}){3}$/.test(text)) return undefined;
      const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
      return { do: 'crop', left, top, width, height };
    }
    case 'rotate':
      return text === '90' || text === '180' || text === '270'
        ? { do: 'rotate', quarterTurns: (Number(text) / 90) as 1 | 2 | 3 }
        : undefined;
    case 'flip':
      return text === 'horizontal' || text === 'vertical' ? { do: 'flip', axis: text } : undefined;
  }
  return undefined;
}

function readSizing(key: string, text: string): Partial<ResizeEdit> | undefined {
  const whole = /^\d{1,5}$/.test(text) ? Number(text) : undefined;
  switch (key) {
    case 'width':
      return validSide(whole) ? { width: whole } : undefined;
    case 'height':
      return validSide(whole) ? { height: whole } : undefined;
    case 'edge':
      return validSide(whole) ? { longestEdge: whole } : undefined;
    case 'percent':
      return /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) > 0 && Number(text) <= 1000
        ? { percent: Number(text) }
        : undefined;
    case 'fit':
      return text === 'inside' || text === 'cover' || text === 'fill' ? { fit: text } : undefined;
    case 'enlarge':
      return text === 'yes' || text === 'no' ? { enlarge: text === 'yes' } : undefined;
  }
  return undefined;
}

function validSide(side: number | undefined): side is number {
  return side !== undefined && side >= 1 && side <= 65_535;
}

/** The recipe where the engine accepts it. */
function tryRecipe(value: unknown): Recipe | undefined {
  try {
    return parseRecipe(value);
  } catch {
    return undefined;
  }
}

/** Equality of plain JSON whatever the order of the keys. */
function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
