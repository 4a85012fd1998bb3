// Lists what a language lacks: `node scripts/translation.ts de`. Exits with 1 if anything is missing or older than the English.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentIn } from '../words/words-file.ts';
import { ENGLISH_ONLY, filesOf, ROOT, textsOf, WITHOUT_WORDS } from './languages/language.ts';

const [id = ''] = process.argv.slice(2);
if (!existsSync(join(ROOT, 'words', id, 'locale.ts'))) {
  console.error('Name a folder of words that has a locale.ts, such as: node scripts/translation.ts de');
  process.exit(2);
}

/** The time of the last commit that changed a file, in seconds; later than all commits for a change that is not committed. */
function changedAt(path: string): number {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  if (git('status', '--porcelain', '--', path)) return Number.POSITIVE_INFINITY;
  return Number(git('log', '-1', '--format=%ct', '--', path));
}

/** A variant has only what differs from its parent. */
const parent = parentIn(ROOT, id);
const own = new Set(filesOf(id));
const theirs = new Set(parent ? filesOf(parent) : []);
const lines: string[] = [];
for (const file of filesOf('en').filter((name) => !ENGLISH_ONLY.test(name))) {
  if (!own.has(file)) {
    if (!WITHOUT_WORDS.has(file) && !theirs.has(file)) lines.push(`missing  ${file}`);
    continue;
  }
  const keys = new Set((await textsOf(id, file)).map(({ at }) => at));
  // The parts of a page are not the same in number, and not all landing pages are translated.
  if (!/^(?:pages|catalogue)\//.test(file) && !/paths\.ts$/.test(file))
    for (const { at } of await textsOf('en', file)) if (!keys.has(at)) lines.push(`missing  ${file}: ${at}`);
  if (changedAt(`words/en/${file}`) > changedAt(`words/${id}/${file}`)) lines.push(`older    ${file}`);
}
console.log(lines.length > 0 ? lines.join('\n') : `${id} is complete and up to date.`);
process.exit(lines.length > 0 ? 1 : 0);
