import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A public repository whose images were compared. */
export interface Repository {
  /** `owner/name` */
  name: string;
  commit: string;
  /** Images in this commit. */
  images: number;
  /** The last comparison of reading with Chromium. */
  last?: Figure;
}

export interface Figure {
  /** ISO date. */
  date: string;
  /** Files that Chromium shows, too. */
  compared: number;
  /** Of these, files that differ by more than the bound, each with a reason in `explained.ts`. */
  explained: number;
  /** Files that differ without a reason. */
  unexplained: number;
}

const FILE = join(import.meta.dirname, 'repositories.json');

const stored = () => JSON.parse(readFileSync(FILE, 'utf8')) as Repository[];

export const REPOSITORIES = stored();

/** Returns the repository of a commit, if it is in the list. */
export const repositoryAt = (commit: string): Repository | undefined =>
  REPOSITORIES.find((repository) => repository.commit === commit);

/** Writes the last figures to the list. @param figures by the repository's name */
export function record(figures: ReadonlyMap<string, Figure>): void {
  // Other runs may have written theirs meanwhile.
  const rows = stored().map((row) => ({ ...row, ...(figures.has(row.name) && { last: figures.get(row.name) }) }));
  writeFileSync(FILE, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
}
