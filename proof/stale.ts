/* Which promises to prove again: pure functions of the last runs and of what has changed since. */

/** The last run in which a promise held and nothing was left untried, as `promises/last-runs.json` stores it. */
export interface LastRun {
  /** The commit that was proved. */
  commit: string;
  /** When, in ISO 8601. */
  date: string;
  /** The run's duration. */
  seconds: number;
  cases: number;
  figure: string;
}

export type LastRuns = Readonly<Record<string, LastRun | undefined>>;

/** Files that no proof reads, unless a promise names them. */
const NO_SOURCE = /\.md$|\.test\.tsx?$/;

/** @param dependsOn files and folders, relative to the project */
export function isAffected(dependsOn: readonly string[], changed: readonly string[]): boolean {
  return changed.some((path) =>
    dependsOn.some((from) => path === from || (path.startsWith(`${from}/`) && !NO_SOURCE.test(path))),
  );
}

export interface Known {
  name: string;
  /** Files and folders whose changes can break it. */
  dependsOn: readonly string[];
}

/**
 * The promises that have no run, or none since something that they depend on has changed; the oldest run first, and those without one
 * before it.
 * @param changedSince paths that have changed since a commit; undefined if the repository does not have it
 */
export function staleOf(
  promises: readonly Known[],
  runs: LastRuns,
  changedSince: (commit: string) => readonly string[] | undefined,
): string[] {
  const isStale = ({ name, dependsOn }: Known) => {
    const run = runs[name];
    const changed = run && changedSince(run.commit);
    return !changed || isAffected(dependsOn, changed);
  };
  const dateOf = (name: string) => runs[name]?.date ?? '';
  return promises
    .filter(isStale)
    .map(({ name }) => name)
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.localeCompare(b));
}

/**
 * The first promise that usually ends in time. One without a run may take any time.
 * @param names in the order of their turns
 * @param left seconds
 */
export function nextWithin(names: readonly string[], runs: LastRuns, left: number): string | undefined {
  return names.find((name) => (runs[name]?.seconds ?? Number.POSITIVE_INFINITY) <= left);
}
