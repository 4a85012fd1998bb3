import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { formatOf, type OutputId, type Recipe, WRITABLE_IDS } from '#engine';
import { PLAIN_RECIPE } from '#engine/explained.ts';
import manifest from '../package.json' with { type: 'json' };
import { type Flag, readArguments } from './arguments.ts';
import { completionFor, plainWords } from './completion.ts';
import { completedEdit } from './edit/command.ts';
import { EXIT_CODES, UsageError } from './exit-codes.ts';
import { parseShard } from './find/shard.ts';
import { type GivenFlag, type PlaceNeeds, RECIPE_FLAGS, type RecipeFlag, recipeOf, withPlacedCrop } from './flags.ts';
import { checkTemplate, withoutEnding } from './naming.ts';
import { EXAMPLES, OPTION_GROUPS, type OptionGroup, type OptionRow } from './options.ts';
import { endingOf, isCalledAs, outputFileFormat } from './output-file.ts';
import type { Destination, Settings } from './settings.ts';
import { settingsFrom } from './settings-file.ts';
import { checkSeveral, combinations, usualTemplate } from './several.ts';
import { checkWatermarks, withWatermark } from './watermark.ts';

/** Commander's result for the flags in options.ts. */
interface Parsed {
  recipe?: string;
  settings?: string;
  out?: string;
  suffix?: string;
  name?: string;
  inPlace?: true;
  backup?: true;
  sizes?: string;
  formats?: string;
  skipLarger?: true;
  recursive?: true;
  root?: string;
  shard?: string;
  force?: true;
  incomplete?: true;
  dryRun?: true;
  watch?: true;
  jobs?: string;
  backend?: string;
  json?: true;
  quiet?: true;
}

const BACKENDS = ['auto', 'sharp', 'vips'] as const;
/** The values of other flags that are words. */
const WORDS: Readonly<Record<string, string>> = { '--backend': BACKENDS.join(', '), '--completion': 'bash, zsh, fish' };

/** The recipe's flags that `-h` lists. */
const USUAL_FLAGS = new Set(['resize', 'to', 'under', 'crop', 'quality', 'metadata']);

const RECIPE_TITLE = 'What happens to a picture';
const RECIPE_ROWS: readonly OptionRow[] = [
  {
    flags: '--recipe <text>',
    means: 'all settings as text, as they follow the ? in an address of the site; flags override them',
  },
  {
    flags: '--settings <file>',
    means: 'the text of --recipe from a file, in any number of lines; lines that start with # are comments',
  },
];

function examplesText(): string {
  const lines = EXAMPLES.map(({ means, command }) => `  # ${means}\n  ${command}`);
  const codes = Object.values(EXIT_CODES).map(({ code, means }) => `  ${String(code).padEnd(4)}${means}`);
  return `\nExamples:\n${lines.join('\n')}\n\nExit codes:\n${codes.join('\n')}`;
}

/** A flag of the recipe in the help, with an optional value in brackets. */
function spellingOf({ name, short, alone }: RecipeFlag): string {
  return `${short ? `-${short}, ` : ''}--${name} ${alone === undefined ? '<value>' : '[value]'}`;
}

const rowOf = (flag: RecipeFlag): OptionRow => ({
  flags: spellingOf(flag),
  means: `${flag.means}: ${flag.values}`,
  isUsual: USUAL_FLAGS.has(flag.name),
});

const completed = ({ options }: Command) =>
  options.map(({ long, short, required, description }) => {
    const recipe = RECIPE_FLAGS.find(({ name }) => `--${name}` === long);
    return {
      long: long ?? '',
      short,
      means: recipe?.means ?? description,
      words: plainWords(recipe?.values ?? WORDS[long ?? ''] ?? ''),
      takesValue: required,
    };
  });

/** How `-h` ends: it lists the usual flags alone. */
const SHORT_END = '\npicwright --help lists all flags, with examples and exit codes.';

/**
 * @param given receives the recipe's flags in the order of the command line
 * @param write prints a completion
 * @param isShort whether the help lists the usual flags alone
 */
function define(given: GivenFlag[], write: (text: string) => void = () => {}, isShort = false): Command {
  const command = new Command('picwright')
    .usage('<files, folders or patterns...> [options]')
    .description(
      'Resizes, compresses and converts pictures like the site. Without a resize, an edit or a format it compresses.',
    )
    .version(manifest.version)
    .argument('<files...>', 'pictures, folders, or patterns such as "photos/**/*.jpg"; - for standard input')
    .helpOption('-h, --help', 'display the usual flags (-h) or all (--help)')
    .addHelpText('after', isShort ? SHORT_END : examplesText())
    .allowExcessArguments();
  const add = ({ flags, means, isUsual }: OptionRow, title: string) => {
    const option = new Option(flags, means).helpGroup(`${title}:`).hideHelp(isShort && !isUsual);
    command.addOption(option);
    return option;
  };
  for (const row of RECIPE_ROWS) add(row, RECIPE_TITLE);
  for (const flag of RECIPE_FLAGS) {
    add(rowOf(flag), RECIPE_TITLE).argParser((value) => {
      given.push({ flag, value });
      return value;
    });
  }
  for (const { title, rows } of OPTION_GROUPS) {
    for (const row of rows) {
      const option = add(row, title);
      if (option.long !== '--completion') continue;
      option.argParser((shell) => {
        write(completionFor(shell, { main: completed(command), edit: completedEdit() }));
        throw new Answered();
      });
    }
  }
  return command;
}

/** All flags, with the properties that matter for reading arguments. */
function flagsOf({ options }: Command): Flag[] {
  return options.map(({ long, short, required }) => {
    const recipe = RECIPE_FLAGS.find(({ name }) => `--${name}` === long);
    const alone = recipe?.alone;
    return {
      long: long ?? '',
      short,
      takesValue: required,
      ...(alone !== undefined && { alone, values: recipe?.values.split(', ') ?? [] }),
    };
  });
}

export const flagsOfCommandLine = (): Flag[] => flagsOf(define([]));

function destinationOf(
  { out, suffix, name, inPlace, backup, ...lists }: Parsed,
  wanted: readonly string[],
): Destination {
  if (inPlace) {
    if (out !== undefined || suffix !== undefined || name !== undefined) {
      throw new UsageError('--in-place: the file keeps its path, so --out, --suffix and --name cannot be used with it');
    }
    return { kind: 'in-place', ...(backup && { backup }) };
  }
  if (backup) throw new UsageError('--backup: only --in-place replaces files');
  if (out === '-' || (out === undefined && wanted.includes('-'))) return { kind: 'stdout' };
  const format = out === undefined ? undefined : outputFileFormat(out);
  if (out !== undefined && format) {
    if (suffix !== undefined || name !== undefined)
      throw new UsageError(`--out ${out}: this names one file, so --suffix and --name cannot be used with it`);
    return { kind: 'file', path: resolve(out), format };
  }
  if (out !== undefined) return { kind: 'folder', folder: resolve(out) };
  if ((suffix ?? '') !== '' || (name ?? usualTemplate(lists)) !== '{name}') return { kind: 'beside' };
  // The next run could not tell its results from originals.
  if (name !== undefined)
    throw new UsageError(
      `--name ${name}: next to the originals, results need a name of their own, such as {name}-small`,
    );
  throw new UsageError(
    'Where should the results go? --out FOLDER, --out FILE, --suffix -small for names next to the files, or --in-place',
  );
}

function checkPipe(wanted: readonly string[], { kind }: Destination): void {
  const fromInput = wanted.includes('-');
  if ((fromInput || kind === 'stdout') && wanted.length !== 1) {
    throw new UsageError('-: standard input and output hold one picture; other files cannot be added');
  }
  if (fromInput && kind === 'in-place') throw new UsageError('--in-place: standard input has no path');
}

/** How the destination of the results affects the recipe. */
function needsOf(destination: Destination, wanted: readonly string[], out = ''): PlaceNeeds {
  if (destination.kind !== 'file') return { inPlace: destination.kind === 'in-place' };
  const { format } = destination;
  const isOwn = wanted.every((path) => isCalledAs(path, format));
  return { format: { ending: endingOf(format), isOwn, out } };
}

/** Several pictures in one file need a format that supports it, and one name. */
function checkTogether({ output }: Recipe, { kind }: Destination): void {
  if (output.pages !== 'one') return;
  const binding = WRITABLE_IDS.filter((id) => formatOf(id).binds);
  if (!binding.some((id) => id === output.format)) {
    throw new UsageError(`--pages one: only these formats hold several pictures: ${binding.map(endingOf).join(', ')}`);
  }
  if (kind !== 'file') {
    throw new UsageError(`--pages one: name the file, for example --out all.${endingOf(output.format as OutputId)}`);
  }
}

function checkWatch({ watch }: Parsed, { kind }: Destination, wanted: readonly string[]): void {
  if (!watch) return;
  if (wanted.includes('-') || kind === 'stdout')
    throw new UsageError('--watch: standard input and output cannot be watched');
}

function jobsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError(`--jobs ${text}: expected a number from 1 to 999`);
  return Number(text);
}

function backendOf(text = 'auto'): Settings['backend'] {
  const backend = BACKENDS.find((name) => name === text);
  if (!backend) throw new UsageError(`--backend ${text}: expected ${BACKENDS.join(', ')}`);
  return backend;
}

/** The name of the results without their extension; a typed extension has to be that of every format. */
function templateOf({ name, suffix = '', ...lists }: Parsed, formats: readonly Recipe['output']['format'][]): string {
  const [template = ''] = formats.map((format) => withoutEnding(name ?? usualTemplate(lists), format));
  return `${template}${suffix}`;
}

/** The text of `--recipe`, or of the file of `--settings`. */
function recipeTextOf({ recipe, settings }: Parsed): string | undefined {
  if (recipe !== undefined && settings !== undefined)
    throw new UsageError('--recipe and --settings cannot be combined; flags override either');
  return settings === undefined ? recipe : settingsFrom(settings);
}

function settingsOf(wanted: string[], parsed: Parsed, typed: readonly GivenFlag[]): Settings {
  const destination = destinationOf(parsed, wanted);
  checkPipe(wanted, destination);
  checkWatch(parsed, destination, wanted);
  const { given, watermarks } = withWatermark(typed);
  const typedRecipe = recipeTextOf(parsed);
  const added = combinations(parsed);
  const needs = needsOf(destination, wanted, parsed.out);
  const made = (added ?? [[]]).map((flags) => {
    const { recipe, text } = recipeOf(
      typedRecipe,
      [...given, ...flags],
      needs,
      parsed.settings === undefined ? '--recipe' : '--settings',
    );
    return { ...withPlacedCrop(recipe, given), text };
  });
  const [{ recipe, crop } = { recipe: PLAIN_RECIPE }] = made;
  checkWatermarks(recipe, watermarks);
  const text = made.map((each) => each.text).join(' | ');
  const template = templateOf(
    parsed,
    made.map((each) => each.recipe.output.format),
  );
  checkTemplate(template);
  checkSeveral(parsed, template, wanted, destination);
  checkTogether(recipe, destination);
  const shard = parsed.shard === undefined ? undefined : parseShard(parsed.shard);
  if (parsed.shard !== undefined && !shard) {
    throw new UsageError(`--shard ${parsed.shard}: expected a part and the number of parts, such as 3/10`);
  }
  if (parsed.json && parsed.quiet) throw new UsageError('--json and --quiet cannot be combined');
  return {
    wanted,
    recipe,
    watermarks,
    destination,
    template,
    recipeText: crop ? `${text} ${Object.values(crop).join(' ')}` : text,
    ...(added && { several: made.map((each) => each.recipe) }),
    ...(crop && { crop }),
    recursive: parsed.recursive === true,
    ...(parsed.root !== undefined && { root: parsed.root }),
    skipLarger: parsed.skipLarger === true,
    dryRun: parsed.dryRun === true,
    watch: parsed.watch === true,
    force: parsed.force === true,
    readIncomplete: parsed.incomplete === true,
    report: parsed.json ? 'json' : parsed.quiet ? 'quiet' : 'plain',
    ...(shard && { shard }),
    jobs: jobsOf(parsed.jobs),
    backend: backendOf(parsed.backend),
  };
}

/** The command line requested the help or the version, which has been printed. */
export class Answered extends Error {
  override readonly name = 'Answered';
}

/**
 * Reads a command line.
 * @param argv without the program itself
 * @param write prints the help
 * @throws {UsageError} with one line for the user
 * @throws {Answered}
 */
export function parseCommandLine(argv: readonly string[], write: (text: string) => void): Settings {
  const given: GivenFlag[] = [];
  const command = define(given, write, argv.includes('-h'));
  command.exitOverride().configureOutput({ writeOut: write, writeErr: () => {}, outputError: () => {} });
  try {
    command.parse(readArguments(argv, flagsOf(command)), { from: 'user' });
  } catch (error) {
    const { code = '', message = '', exitCode } = error as { code?: string; message?: string; exitCode?: number };
    if (!code.startsWith('commander.')) throw error;
    if (exitCode === 0) throw new Answered();
    if (code === 'commander.missingArgument') throw new UsageError('No files given. See picwright --help for examples');
    throw new UsageError(message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' '));
  }
  return settingsOf(command.args, command.opts<Parsed>(), given);
}

/** All flags, for the docs. */
export function flagTable(): OptionGroup[] {
  return [{ title: RECIPE_TITLE, rows: [...RECIPE_ROWS, ...RECIPE_FLAGS.map(rowOf)] }, ...OPTION_GROUPS];
}
