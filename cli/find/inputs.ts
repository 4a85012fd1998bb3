import type { Dirent, Stats } from 'node:fs';
import { glob, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { FORMATS, READABLE_IDS } from '#engine';
import { reasonOf } from '../system-errors.ts';

/** A file to process. */
export interface Input {
  /** Absolute. */
  path: string;
  /** Its name in the report, as typed. */
  shown: string;
  /** Its path below its root, with slashes. Results keep it, and shards depend on it. */
  relative: string;
}

/** An argument that cannot be processed. */
export interface NotFound {
  shown: string;
  message: string;
}

export interface Found {
  inputs: Input[];
  notFound: NotFound[];
}

export interface FindOptions {
  recursive: boolean;
  /** The root that paths are relative to; by default the folder on the command line, or a pattern's fixed part. */
  root?: string | undefined;
  /** A folder of results, which is not searched. */
  except?: string | undefined;
  /** In the typed order, and within a folder by name with numbers as numbers: the order of pages. Otherwise by path. */
  asTyped?: boolean;
}

/** A gzipped drawing is none of its format's extensions, since results are never gzipped. */
const EXTENSIONS = new Set([...READABLE_IDS.flatMap((id) => FORMATS[id].extensions), 'svgz']);
const HIDDEN = /^\./;

/** In folders and patterns, names decide. A file on the command line is tried whatever its name is. */
const looksLikePicture = (name: string) =>
  !HIDDEN.test(name) && EXTENSIONS.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());

export const IS_PATTERN = /[*?[\]{}]/;

/** The folder at which a pattern starts. */
export function fixedPart(pattern: string): string {
  const parts = pattern.split(/[\\/]/);
  const first = parts.findIndex((part) => IS_PATTERN.test(part));
  return parts.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

const withSlashes = (path: string) => path.split(sep).join('/');

/** All files of a command line's arguments, each once and in the order of their paths. */
export async function findInputs(wanted: readonly string[], options: FindOptions): Promise<Found> {
  const found: Found = { inputs: [], notFound: [] };
  /** The index of each argument's first file among the inputs. */
  const starts: number[] = [];
  const known = new Set<string>();
  const root = options.root === undefined ? undefined : resolve(options.root);
  const except = options.except === undefined ? undefined : resolve(options.except);

  const add = (shown: string, ownRoot: string) => {
    const path = resolve(shown);
    if (known.has(path)) return;
    known.add(path);
    const below = relative(root ?? resolve(ownRoot), path);
    // A file outside the root keeps only its name.
    found.inputs.push({ path, shown, relative: withSlashes(below.startsWith('..') ? basename(path) : below) });
  };
  const isLeftOut = (folder: string) => except !== undefined && resolve(folder) === except;

  const addFolder = async (folder: string, ownRoot: string): Promise<void> => {
    let entries: Dirent[];
    try {
      entries = await readdir(folder, { withFileTypes: true });
    } catch (error) {
      found.notFound.push({ shown: folder, message: reasonOf(error) });
      return;
    }
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (options.recursive && !HIDDEN.test(entry.name) && !isLeftOut(path)) await addFolder(path, ownRoot);
      } else if (looksLikePicture(entry.name) && (entry.isFile() || (await statOf(path))?.isFile())) add(path, ownRoot);
    }
  };

  for (const typed of wanted) {
    starts.push(found.inputs.length);
    const stats = await statOf(typed);
    if (stats?.isDirectory()) await addFolder(typed, typed);
    else if (stats) add(typed, dirname(typed));
    else if (IS_PATTERN.test(typed)) {
      const before = known.size;
      const base = fixedPart(typed);
      for await (const path of glob(typed)) {
        const inside = except !== undefined && !relative(except, resolve(path)).startsWith('..');
        if (!inside && looksLikePicture(basename(path)) && (await statOf(path))?.isFile()) add(path, base);
      }
      if (known.size === before) found.notFound.push({ shown: typed, message: 'no picture matches this pattern' });
    } else found.notFound.push({ shown: typed, message: await whyNot(typed) });
  }
  if (options.asTyped) {
    found.inputs = starts.flatMap((start, i) => found.inputs.slice(start, starts[i + 1]).sort(byName));
  } else found.inputs.sort((a, b) => (a.path < b.path ? -1 : 1));
  return found;
}

const { compare } = new Intl.Collator('en', { numeric: true });
const byName = (a: Input, b: Input) => compare(a.relative, b.relative);

async function statOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}

async function whyNot(path: string): Promise<string> {
  return stat(path).then(
    () => 'it has appeared just now',
    (error: unknown) => reasonOf(error),
  );
}
