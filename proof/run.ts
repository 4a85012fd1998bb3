// Proves promises one after the other and prints one table: node proof/run.ts [name…], all of promises/ by default.
//   --stale         only those that have not been proved since something that they depend on changed, the oldest first
//   --minutes=25    begins only what usually ends in this time
//   --no-record     leaves promises/last-runs.json as it is
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { missing } from '../scripts/machine/tool.ts';
import type { Finding, TrustPromise } from './promise.ts';
import { isAffected, type LastRun, nextWithin, staleOf } from './stale.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(import.meta.dirname, 'promises');
const RECORDS = join(FOLDER, 'last-runs.json');
const say = (text: string) => process.stdout.write(text);
const SECOND = 1000;

const promises = new Map<string, TrustPromise>();
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ts')))
  promises.set(file.slice(0, -'.ts'.length), (await import(pathToFileURL(join(FOLDER, file)).href)).default);

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !promises.has(name));
if (unknown.length > 0) {
  say(`There is no promise ${unknown.join(', ')}. There are: ${[...promises.keys()].sort().join(', ')}\n`);
  process.exit(2);
}
const minutes = /--minutes=(\d+)/.exec(args.join(' '))?.[1];
const budget = minutes ? Number(minutes) * 60 : Number.POSITIVE_INFINITY;
/** A run with fewer cases proves less. */
const records = !args.includes('--no-record') && !process.env.TRUST_CASES;

const runs: Record<string, LastRun> = JSON.parse(readFileSync(RECORDS, 'utf8'));

/** The lines that git prints; undefined if it fails. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** What has changed since a commit, in later commits or without one. */
function changedSince(commit: string): string[] | undefined {
  const committed = git('diff', '--name-only', commit, 'HEAD');
  return committed && [...committed, ...uncommitted()];
}

function uncommitted(): string[] {
  return [...(git('diff', '--name-only', 'HEAD') ?? []), ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

interface Row extends Finding {
  name: string;
  seconds: number;
}

async function prove(name: string, { says, needs = [], prove }: TrustPromise): Promise<Row> {
  say(`\n── ${name}: ${says}\n`);
  const started = performance.now();
  const done = (finding: Finding): Row => ({ ...finding, name, seconds: (performance.now() - started) / SECOND });
  const reasons = needs.flatMap((tool) => missing(tool) ?? []);
  if (reasons.length > 0) return done({ cases: 0, figure: 'not tried', broken: [], untried: reasons });
  try {
    return done(await prove((progress) => say(`   ${progress}\n`)));
  } catch (error) {
    // A proof that cannot run proves nothing.
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return done({ cases: 0, figure: 'the proof itself failed', broken: [reason] });
  }
}

/** Stores a run in which the promise held as a whole, with the commit of what it depends on. */
function record({ name, cases, figure, broken, untried = [], seconds }: Row): void {
  const [commit] = git('rev-parse', 'HEAD') ?? [];
  const dependsOn = promises.get(name)?.dependsOn ?? [];
  if (!records || !commit || broken.length + untried.length > 0 || isAffected(dependsOn, uncommitted())) return;
  runs[name] = { commit, date: new Date().toISOString(), seconds: Math.ceil(seconds), cases, figure };
  const sorted = Object.fromEntries(Object.entries(runs).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RECORDS, `${JSON.stringify(sorted, null, 2)}\n`);
}

const asked = names.length > 0 ? names : [...promises.keys()].sort();
const known = asked.map((name) => ({ name, dependsOn: promises.get(name)?.dependsOn ?? [] }));
const turns = args.includes('--stale') ? staleOf(known, runs, changedSince) : asked;
if (turns.length === 0) say('Every promise has been proved since what it depends on changed.\n');

const rows: Row[] = [];
const left = () => budget - performance.now() / SECOND;
for (let name = nextWithin(turns, runs, left()); name; name = nextWithin(turns, runs, left())) {
  turns.splice(turns.indexOf(name), 1);
  const row = await prove(name, promises.get(name) as TrustPromise);
  rows.push(row);
  // Printed at once too: a run of an hour may be interrupted before its table.
  const held = row.broken.length > 0 ? 'broken' : row.cases > 0 ? 'held' : 'not tried';
  say(`   ${held}: ${row.cases} cases, ${row.figure}\n`);
  for (const line of [...row.broken, ...(row.untried ?? []).map((reason) => `not tried: ${reason}`)])
    say(`   ${line}\n`);
  record(row);
}
if (turns.length > 0) say(`\nNot begun, since they may take longer than what is left: ${turns.join(', ')}\n`);

const cells = rows.map(({ name, cases, figure, broken, untried = [] }) => [
  name,
  String(cases),
  figure,
  broken.length > 0 ? `no: ${broken.length}` : cases > 0 ? 'yes' : `not tried: ${untried.join('; ')}`,
]);
const lines = [['promise', 'cases', 'figure', 'held'], ...cells];
const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
const printed = lines.map((line) =>
  line
    .map((cell, i) => cell.padEnd(widths[i] ?? 0))
    .join('  ')
    .trimEnd(),
);
say(`\n${printed.join('\n')}\n`);
process.exit(rows.every(({ broken }) => broken.length === 0) ? 0 : 1);
