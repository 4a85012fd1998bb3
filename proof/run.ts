// Proves the promises one after the other and prints one table: node proof/run.ts [name…], all of promises/ by default.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding, TrustPromise } from './promise.ts';

const FOLDER = join(import.meta.dirname, 'promises');
const say = (text: string) => process.stdout.write(text);

const known = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  say(`There is no promise ${unknown.join(', ')}. There are: ${known.join(', ')}\n`);
  process.exit(2);
}

interface Row extends Finding {
  name: string;
  says: string;
}

async function prove(name: string): Promise<Row> {
  const { default: promise } = (await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href)) as {
    default: TrustPromise;
  };
  say(`\n── ${name}: ${promise.says}\n`);
  try {
    return { name, says: promise.says, ...(await promise.prove((progress) => say(`   ${progress}\n`))) };
  } catch (error) {
    // A proof that cannot run proves nothing.
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, says: promise.says, cases: 0, figure: 'the proof itself failed', broken: [reason] };
  }
}

const rows: Row[] = [];
for (const name of asked.length > 0 ? asked : known) {
  const row = await prove(name);
  rows.push(row);
  // Printed at once too: a run of an hour may be interrupted before its table.
  say(`   ${row.broken.length === 0 ? 'held' : 'broken'}: ${row.cases} cases, ${row.figure}\n`);
  for (const line of row.broken) say(`   ${line}\n`);
}

const cells = rows.map(({ name, cases, figure, broken }) => [
  name,
  String(cases),
  figure,
  broken.length === 0 ? 'yes' : `no: ${broken.length}`,
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
