// Before and after a change of the engine's structure: node proof/freeze/freeze.ts <file> writes what each recipe makes of each file
// and with how many encodes, and node proof/freeze/freeze.ts <before> <after> lists what differs. EVERY=5 takes every fifth pair, and BACKEND=sharp
// another backend.
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { createEngine, isImageError } from '#engine';
import { CORPUS_FILES, corpusFile } from '../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixtureFile } from '../../fixtures/index.ts';
import { recipeOf, recipeTexts } from './recipes.ts';

/** What a recipe makes of a file: the file by its hash, or the code of the error. */
interface Made {
  is: string;
  bytes?: number;
  score?: number | undefined;
  encodes?: number;
}

const [before, after] = process.argv.slice(2);
if (!before) throw new TypeError('Name the file to write');

function read(path: string): Map<string, Made> {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [file, recipe, made = ''] = line.split('\t');
      return [`${file}\t${recipe}`, JSON.parse(made)];
    }),
  );
}

function compare(old: Map<string, Made>, now: Map<string, Made>): string[] {
  return [...old].flatMap(([key, was]) => {
    const is = now.get(key);
    if (is && is.is === was.is && is.encodes === was.encodes) return [];
    return `${key}\t${JSON.stringify(was)}\t${is ? JSON.stringify(is) : 'not made'}`;
  });
}

async function write(path: string): Promise<void> {
  const every = Number(process.env.EVERY ?? 1);
  await using engine = createEngine({
    workers: 2,
    backend: process.env.BACKEND as 'sharp' | undefined,
  });
  const out = createWriteStream(path);
  const make = async (file: File, text: string): Promise<Made> => {
    const recipe = recipeOf(text);
    try {
      const { blob, bytes, format, width, height, encodes } = await engine.run(file, recipe);
      const hash = createHash('sha256').update(Buffer.from(await blob.arrayBuffer()));
      const score = (await engine.judge(file, recipe, blob).catch(() => undefined))?.score;
      return { is: `${format} ${width} × ${height} ${hash.digest('hex').slice(0, 16)}`, bytes, score, encodes };
    } catch (error) {
      if (!isImageError(error)) throw error;
      return { is: error.code };
    }
  };
  const files = [
    ...CORPUS_FILES.map((name) => ({ name, open: () => corpusFile(name) })),
    ...(Object.keys(FIXTURES) as FixtureName[]).map((name) => ({ name, open: () => fixtureFile(name) })),
  ];
  const pairs = files.flatMap(({ name, open }) => recipeTexts().map((text) => ({ name, open, text })));
  const chosen = pairs.filter((_, i) => i % every === 0).values();
  const lane = async () => {
    for (const { name, open, text } of chosen)
      out.write(`${name}\t${text}\t${JSON.stringify(await make(await open(), text))}\n`);
  };
  await Promise.all([lane(), lane()]);
  await new Promise((done) => out.end(done));
}

if (after) {
  const changes = compare(read(before), read(after));
  process.stdout.write(`${changes.join('\n')}\n${changes.length} differ\n`);
} else await write(before);
