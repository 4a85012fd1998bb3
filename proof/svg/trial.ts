// Rewrites drawings and scores them: `node proof/svg/trial.ts folder 200`. Takes that many at equal distances of all SVGs in it.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createEngine, isImageError, type Note, type Recipe } from '#engine';
import { withoutUnwanted } from '../../engine/codecs/svg/minify.ts';

const [folder = '.', count = '200'] = process.argv.slice(2);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .sort()
  .map((path) => join(folder, path));
const most = Math.min(Number(count), paths.length);
const chosen = Array.from({ length: most }, (_, i) => paths[Math.floor((i * paths.length) / most)] ?? '');

const recipe: Recipe = { edits: [], output: { format: 'same', aim: 'compress' } };
const engine = createEngine();
const tally = new Map<string, number>();
const add = (what: string, by = 1) => tally.set(what, (tally.get(what) ?? 0) + by);
const scores: number[] = [];
/** Of each drawing, returned ones included. */
const saved: number[] = [];
const reasonOf = (notes: readonly Note[]) =>
  notes.flatMap((note) => (note.code === 'left-as-it-is' ? [`returned: ${note.why}`] : []))[0] ?? 'rewritten';

await Promise.all(
  [0, 1].map(async (lane) => {
    for (const path of chosen.filter((_, i) => i % 2 === lane)) {
      const bytes = await readFile(path);
      try {
        const result = await engine.run(new File([bytes], basename(path)), recipe);
        const made = await result.blob.text();
        add(reasonOf(result.notes));
        saved.push(1 - result.bytes / result.originalBytes);
        add('bytes before', result.originalBytes);
        add('bytes after', result.bytes);
        for (const note of result.notes) {
          if (note.code !== 'gzipped') continue;
          add('gzip before', note.before);
          add('gzip after', note.after);
        }
        if (result.score !== undefined) scores.push(result.score);
        if ((await withoutUnwanted(made, {})).removed > 0) add(`code in ${path}`);
        // Scored again from outside.
        const judged = await engine.judge(new File([bytes], 'a.svg'), { ...recipe, edits: [] }, result.blob);
        if (reasonOf(result.notes) === 'rewritten' && (judged?.score ?? 100) < 95) add('below 95 at its own size');
      } catch (error) {
        add(`refused: ${isImageError(error) ? `${error.code} ${error.message}` : String(error)}`.slice(0, 120));
      }
    }
  }),
);
scores.sort((a, b) => a - b);
console.table(Object.fromEntries(tally));
const mean = saved.reduce((sum, share) => sum + share, 0) / saved.length;
console.log({ drawings: chosen.length, 'mean saving': mean, lowest: scores[0], median: scores[scores.length >> 1] });
await engine[Symbol.asyncDispose]();
