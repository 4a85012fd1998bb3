import { readFile } from 'node:fs/promises';
import { type Inspection, inspect, removableIn, sizeOf } from '#engine/inspect/index.ts';
import { EXIT_CODES, UsageError } from './exit-codes.ts';
import { findInputs } from './find/inputs.ts';
import { printable } from './report/printable.ts';
import { reasonOf } from './system-errors.ts';

/* `picwright inspect`: what files reveal, without changing them. */

/** Where `picwright inspect` and `picwright edit` print. */
export interface Streams {
  out(text: string): void;
  err(text: string): void;
}

interface Wanted {
  files: string[];
  isJson: boolean;
  recursive: boolean;
}

/** @throws {UsageError} */
function wantedIn(args: readonly string[]): Wanted {
  const wanted: Wanted = { files: [], isJson: false, recursive: false };
  for (const arg of args) {
    if (arg === '--json') wanted.isJson = true;
    else if (arg === '-r' || arg === '--recursive') wanted.recursive = true;
    else if (arg.startsWith('-')) throw new UsageError(`inspect has the flags --json and --recursive, not ${arg}`);
    else wanted.files.push(arg);
  }
  if (wanted.files.length === 0) throw new UsageError('inspect needs a file');
  return wanted;
}

/** One line per tag and hidden part, grouped by what they are about. */
function textOf(shown: string, inspection: Inspection): string {
  const { format, tags, hidden, unknown, credentials, place } = inspection;
  const line = (...parts: string[]) => `  ${printable(parts.join('  '))}\n`;
  return [
    `${printable(shown)}: ${format}, ${removableIn(inspection)} removable\n`,
    ...(place ? [line('place', `${place.latitude.toFixed(6)}, ${place.longitude.toFixed(6)}`)] : []),
    ...tags.map(({ group, directory, name, id, value }) => line(group, `${directory}:${name || id}`, value)),
    ...hidden.map((each) => line('hidden', each.kind, `${sizeOf(each)} bytes`, each.mediaType ?? '')),
    ...(credentials ? [line('credentials', credentials.generator ?? '', credentials.signer ?? '')] : []),
    ...unknown.map(({ name, bytes }) => line('unknown', name, `${bytes} bytes`)),
  ].join('');
}

/** Hidden parts by their size. */
const jsonOf = (file: string, { hidden, ...inspection }: Inspection) =>
  `${JSON.stringify({ file, ...inspection, hidden: hidden.map((each) => ({ ...each, bytes: sizeOf(each) })) })}\n`;

/**
 * Prints what files reveal, with `--json` one line of JSON per file.
 * @param args after `inspect`
 * @returns the exit code
 * @throws {UsageError}
 */
export async function inspectFiles(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { files, isJson, recursive } = wantedIn(args);
  const { inputs, notFound } = await findInputs(files, { recursive });
  let failed = notFound.length;
  for (const { shown, message } of notFound) err(`${printable(shown)}: ${message}\n`);
  for (const { path, shown } of inputs) {
    try {
      const inspection = await inspect(new Uint8Array(await readFile(path)));
      if (!inspection) throw new Error('not a picture');
      out(isJson ? jsonOf(shown, inspection) : textOf(shown, inspection));
    } catch (error) {
      failed++;
      err(`${printable(shown)}: ${reasonOf(error)}\n`);
    }
  }
  if (inputs.length === 0) return EXIT_CODES.nothingFound.code;
  return failed > 0 ? EXIT_CODES.someFailed.code : EXIT_CODES.done.code;
}
