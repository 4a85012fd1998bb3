import { resolve } from 'node:path';
import { isImageError } from '#engine';
import {
  type Changes,
  REMOVABLE_GROUPS,
  REMOVALS,
  type RemovableGroup,
  type Removal,
  validatedChanges,
} from '#engine/inspect/index.ts';
import { readArguments } from '../arguments.ts';
import { UsageError } from '../exit-codes.ts';
import { editCommand } from './command.ts';

/** The settings of `picwright edit`. */
export interface EditSettings {
  /** Files, folders and patterns as typed. */
  wanted: readonly string[];
  removal: Removal | undefined;
  changes: Changes;
  destination: { kind: 'folder'; folder: string } | { kind: 'in-place'; backup: boolean };
  /** The file gets the date when its photo was taken. */
  datesFiles: boolean;
  recursive: boolean;
  isJson: boolean;
}

/** Commander's result for the flags in options.ts. */
interface Parsed {
  author?: string;
  copyright?: string;
  caption?: string;
  keywords?: string;
  date?: string;
  shiftDate?: string;
  dpi?: string;
  remove?: string;
  out?: string;
  inPlace?: true;
  backup?: true;
  dateFromPhoto?: true;
  recursive?: true;
  json?: true;
}

/** The names of flags whose keys differ. */
const FLAGS: Readonly<Record<string, string>> = { shift: '--shift-date' };

const UNITS = { d: 86_400, h: 3600, m: 60, s: 1 } as const;
const TIME = /^([+-]?)((?:\d+[dhms])+)$/;

/** Seconds of a time such as `-2d3h30m`. @throws {UsageError} */
function secondsOf(text: string): number {
  const [, sign, amounts = ''] = TIME.exec(text.trim().toLowerCase()) ?? [];
  const parts = [...amounts.matchAll(/(\d+)([dhms])/g)];
  if (parts.length === 0) throw new UsageError(`--shift-date ${text}: expected a time such as +1h, -2d3h30m or 90s`);
  const seconds = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * UNITS[unit as keyof typeof UNITS], 0);
  return sign === '-' ? -seconds : seconds;
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** @throws {UsageError} */
function removalOf(text: string): Removal {
  const named = REMOVALS.find((removal) => removal === text);
  if (named) return named;
  const words = listOf(text);
  const isGroup = (word: string): word is RemovableGroup => REMOVABLE_GROUPS.some((group) => group === word);
  if (words.length > 0 && words.every(isGroup)) return words;
  throw new UsageError(
    `--remove ${text}: expected ${REMOVALS.join(', ')}, or groups of ${REMOVABLE_GROUPS.join(', ')}`,
  );
}

/** @throws {UsageError} */
function changesOf(parsed: Parsed): Changes {
  const { author, copyright, caption, keywords, date, shiftDate, dpi } = parsed;
  if (date !== undefined && shiftDate !== undefined)
    throw new UsageError('--date and --shift-date cannot be combined: the first sets every date');
  try {
    return validatedChanges({
      author,
      copyright,
      caption,
      keywords: keywords === undefined ? undefined : listOf(keywords),
      date,
      shift: shiftDate === undefined ? undefined : secondsOf(shiftDate),
      dpi: dpi !== undefined && /^\d+$/.test(dpi) ? Number(dpi) : dpi,
    });
  } catch (error) {
    if (!isImageError(error)) throw error;
    throw new UsageError(error.message.replace(/^\w+/, (key) => FLAGS[key] ?? `--${key}`));
  }
}

/** @throws {UsageError} */
function destinationOf({ out, inPlace, backup }: Parsed): EditSettings['destination'] {
  if (inPlace) {
    if (out !== undefined) throw new UsageError('--in-place: the file keeps its path, so --out cannot be used with it');
    return { kind: 'in-place', backup: backup === true };
  }
  if (backup) throw new UsageError('--backup: only --in-place replaces files');
  if (out === undefined) throw new UsageError('Where should the results go? --out FOLDER or --in-place');
  return { kind: 'folder', folder: resolve(out) };
}

/**
 * Reads the command line of `picwright edit`.
 * @param argv after `edit`
 * @param write prints the help
 * @returns undefined if the help was requested
 * @throws {UsageError} with one line for the user
 */
export function readEdit(argv: readonly string[], write: (text: string) => void): EditSettings | undefined {
  const command = editCommand();
  command.exitOverride().configureOutput({ writeOut: write, writeErr: () => {}, outputError: () => {} });
  const flags = command.options.map(({ long, short, required }) => ({ long: long ?? '', short, takesValue: required }));
  try {
    command.parse(readArguments(argv, flags), { from: 'user' });
  } catch (error) {
    const { code = '', message = '', exitCode } = error as { code?: string; message?: string; exitCode?: number };
    if (!code.startsWith('commander.')) throw error;
    if (exitCode === 0) return undefined;
    if (code === 'commander.missingArgument') throw new UsageError('edit needs a file. See picwright edit --help');
    throw new UsageError(message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' '));
  }
  const parsed = command.opts<Parsed>();
  const changes = changesOf(parsed);
  const removal = parsed.remove === undefined ? undefined : removalOf(parsed.remove);
  if (Object.keys(changes).length === 0 && removal === undefined && !parsed.dateFromPhoto)
    throw new UsageError('edit needs something to change, such as --author NAME or --shift-date +1h');
  return {
    wanted: command.args,
    removal,
    changes,
    destination: destinationOf(parsed),
    datesFiles: parsed.dateFromPhoto === true,
    recursive: parsed.recursive === true,
    isJson: parsed.json === true,
  };
}
