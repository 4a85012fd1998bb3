// Compares the pages of two builds: `node scripts/same-pages.ts /tmp/before build/client`. Exits with 1 if a text or a tag differs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from './build/page-lines.ts';

const [before = '', after = 'build/client'] = process.argv.slice(2);

/** The files of a folder that are pages. */
const pagesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

const [old, now] = [pagesOf(before), pagesOf(after)];
const problems = [
  ...old.filter((name) => !now.includes(name)).map((name) => `${name}: missing`),
  ...now.filter((name) => !old.includes(name)).map((name) => `${name}: new`),
];
for (const name of old.filter((page) => now.includes(page))) {
  const [was, is] = [before, after].map((folder) => linesOf(readFileSync(join(folder, name), 'utf8')));
  const at = (was ?? []).findIndex((line, index) => line !== is?.[index]);
  if (at >= 0 || was?.length !== is?.length)
    problems.push(`${name}: ${was?.[at] ?? '(more lines)'}\n  → ${is?.[at] ?? '(end)'}`);
}
for (const problem of problems) console.log(problem);
console.log(`${old.length} pages, ${problems.length} differ`);
process.exitCode = problems.length > 0 || old.length === 0 ? 1 : 0;
