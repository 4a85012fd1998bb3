import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { FORMATS, type Format, fittingName, OUTPUT_IDS, type Recipe, resultName, splitName } from '#engine';
import { UsageError } from './exit-codes.ts';
import type { Input } from './find/inputs.ts';
import type { Settings } from './settings.ts';

/** The parts that a name may have. */
export interface NameFacts {
  format: Format;
  width: number;
  height: number;
}

/** The placeholders in braces, and their values. */
const WORDS = {
  name: { means: 'name of the file, without its extension', of: (base: string) => base },
  width: { means: 'width of the result, in pixels', of: (_: string, { width }: NameFacts) => String(width) },
  height: { means: 'height of the result, in pixels', of: (_: string, { height }: NameFacts) => String(height) },
  format: { means: 'format of the result', of: (_: string, { format }: NameFacts) => format.extensions[0] },
} as const;

export const NAME_WORDS = Object.entries(WORDS).map(([word, { means }]) => ({ word, means }));

const BRACED = /\{([^{}]*)\}/g;

/** @throws {UsageError} for a template that makes no valid file name */
export function checkTemplate(template: string): void {
  for (const [braced, word = ''] of template.matchAll(BRACED)) {
    if (!(word in WORDS))
      throw new UsageError(`--name: ${braced} is unknown. There are: {${Object.keys(WORDS).join('}, {')}}`);
  }
  if (/[\\/]/.test(template))
    throw new UsageError('--name: slashes are not allowed; results keep the folders of their files below --out');
  if (template.trim() === '') throw new UsageError('--name: expected a name such as {name}-{width}');
}

/** Every extension of a format that can be written. */
const ENDINGS: readonly string[] = OUTPUT_IDS.flatMap((id) => FORMATS[id].extensions);

/**
 * Removes a typed extension from the template, because every name gets its format's extension anyway.
 * @throws {UsageError} for another format's extension
 */
export function withoutEnding(template: string, format: Recipe['output']['format']): string {
  const plain = template.replace(/\.\{format\}$/, '');
  const [whole = '', ending = ''] = /\.(\w+)$/.exec(plain) ?? [];
  if (!ENDINGS.includes(ending.toLowerCase())) return plain;
  if (format !== 'same' && FORMATS[format].extensions.includes(ending.toLowerCase()))
    return plain.slice(0, -whole.length);
  throw new UsageError(
    `--name ${template}: the extension follows from the format. Remove ${whole}, or add --to ${ending}`,
  );
}

/** Whether the name depends on the result's properties, and not only on the file's name. */
export const needsSize = (template: string): boolean => /\{(width|height)\}/.test(template);

/** Hexadecimal digits of a cut name's hash. */
const HASH_DIGITS = 8;
/** A cut name: its beginning, and the hash. */
const CUT = new RegExp(`^(.{60,})-[0-9a-f]{${HASH_DIGITS}}$`);

const ESCAPED = /[.*+?^$()|[\]\\]/g;

/**
 * Results next to their files are pictures of the folder too. They are recognised by a name that the template makes
 * from another file's.
 */
function originalOf(template: string): (base: string) => string | undefined {
  const pattern = template
    .replace(ESCAPED, '\\$&')
    .replace(BRACED, (_, word: keyof typeof WORDS) => (word === 'name' ? '(.+)' : word === 'format' ? '\\w+' : '\\d+'));
  const whole = new RegExp(`^${pattern}$`);
  return (base) => whole.exec(base)?.[1];
}

/** Separates files to process from an earlier run's results next to them. */
export function partResults(
  inputs: readonly Input[],
  { destination, template }: Pick<Settings, 'destination' | 'template'>,
): { originals: Input[]; results: Input[] } {
  if (destination.kind !== 'beside') return { originals: [...inputs], results: [] };
  const stemOf = ({ path }: Input) => join(dirname(path), splitName(basename(path)).base);
  const stems = new Set(inputs.map(stemOf));
  const original = originalOf(template);
  const isResult = (input: Input) => {
    const base = original(splitName(basename(input.path)).base);
    if (base !== undefined && stems.has(join(dirname(input.path), base))) return true;
    const [, cut] = CUT.exec(splitName(basename(input.path)).base) ?? [];
    return cut !== undefined && [...stems].some((stem) => stem.startsWith(join(dirname(input.path), cut)));
  };
  return { originals: inputs.filter((input) => !isResult(input)), results: inputs.filter(isResult) };
}

/** A file, and the facts for its result's name. */
export interface Named extends Input {
  /** The folder of the result. */
  folder: string;
  /** Another file of the folder has the same name with another extension. */
  sharesName: boolean;
  /** Another file whose result would have exactly the same name. */
  clashesWith?: string;
}

const folderOf = ({ path, relative }: Input, { destination }: Pick<Settings, 'destination'>) =>
  destination.kind === 'folder' ? join(destination.folder, dirname(relative)) : dirname(path);

/**
 * Detects files whose results would get the same name. This depends on all files of the command line, so every shard
 * and every later run of the same command agree.
 */
export function nameAll(inputs: readonly Input[], settings: Pick<Settings, 'destination'>): Named[] {
  const inPlace = settings.destination.kind === 'in-place';
  const pathOf = (input: Input) => join(folderOf(input, settings), basename(input.relative));
  // Some file systems ignore case.
  const stemOf = (input: Input) =>
    join(folderOf(input, settings), splitName(basename(input.relative)).base).toLowerCase();
  const stems = new Map<string, number>();
  const first = new Map<string, string>();
  for (const input of inputs) {
    stems.set(stemOf(input), (stems.get(stemOf(input)) ?? 0) + 1);
    if (!first.has(pathOf(input))) first.set(pathOf(input), input.shown);
  }
  return inputs.map((input) => {
    const other = first.get(pathOf(input));
    return {
      ...input,
      folder: folderOf(input, settings),
      sharesName: !inPlace && (stems.get(stemOf(input)) ?? 0) > 1,
      ...(!inPlace && other !== input.shown && { clashesWith: other }),
    };
  });
}

/** The file's own extension, if it fits the format; otherwise the format's. */
function extensionFor({ path }: Input, format: Format): { extension: string; own: string } {
  const { extension: own } = splitName(basename(path));
  return { own, extension: splitName(resultName(`x.${own}`, format)).extension };
}

/**
 * Whether the result's name contains the file's extension: `a-jpg.webp` and `a-png.webp` for `a.jpg` and `a.png`, one
 * of which would overwrite the other. A result that keeps its extension conflicts with no other.
 */
export function carriesExtension(named: Named, format: Format): boolean {
  const { extension, own } = extensionFor(named, format);
  return named.sharesName && own !== '' && own !== extension;
}

/** A result's destination. */
export function targetOf(
  named: Named,
  { destination, template }: Pick<Settings, 'destination' | 'template'>,
  facts: NameFacts,
): string {
  return destination.kind === 'file' ? destination.path : resultPath(named, template, facts);
}

/** The whole path of a result that is named after its file. */
export function resultPath(named: Named, template: string, facts: NameFacts): string {
  const { extension, own } = extensionFor(named, facts.format);
  const { base } = splitName(basename(named.relative));
  const unique = carriesExtension(named, facts.format) ? `${base}-${own}` : base;
  const rendered = template.replace(BRACED, (_, word: keyof typeof WORDS) => WORDS[word].of(unique, facts));
  return join(named.folder, pathPart(rendered, `.${extension}`));
}

/** A name that is too long is cut and marked with a hash of the whole, so that two of them stay different. */
function pathPart(base: string, extension: string): string {
  const whole = fittingName(base, extension);
  if (whole.startsWith(base)) return whole;
  return fittingName(base, `-${createHash('sha256').update(base).digest('hex').slice(0, HASH_DIGITS)}${extension}`);
}
