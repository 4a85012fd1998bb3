import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, isImageError, type Recipe } from '#engine';
import { printRecipe } from '#engine/explained.ts';
import type { Outcome } from '../../cli/report/outcome.ts';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile } from '../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixture } from '../../fixtures/index.ts';
import { runCommand } from '../../proof/command-work.ts';
import type { Lab } from '../../proof/lab/lab.ts';
import { type OpenLab, openLab } from '../../proof/lab/open.ts';
import { buildPackage } from '../../scripts/build/package.ts';
import { type OpenPage, openPage, UNBUNDLED } from './page.ts';
import { freshFolder } from './project.ts';
import { type Served, serveFolder } from './serve.ts';

/*
 * The same file and recipe give the same bytes on the site, in the library in a browser, in Node, and with the command,
 * for all fixtures and the corpus. If one refuses a file, all do, with the same code.
 */

const ROOT = join(import.meta.dirname, '../..');

/** Used in turn, so that each kind of file gets several. */
const RECIPES: readonly Recipe[] = [
  { edits: [{ do: 'resize', longestEdge: 320 }], output: { aim: 'encode', format: 'webp', quality: 75 } },
  { edits: [], output: { aim: 'compress', format: 'same', quality: 70 } },
  { edits: [{ do: 'rotate', quarterTurns: 1 }], output: { aim: 'encode', format: 'png' } },
  { edits: [{ do: 'resize', width: 200, enlarge: false }], output: { aim: 'size', format: 'jpeg', bytes: 8000 } },
  { edits: [{ do: 'resize', percent: 30 }], output: { aim: 'encode', format: 'avif', metadata: 'keep' } },
];

const FILES: readonly (readonly [name: string, read: () => Promise<Uint8Array<ArrayBuffer>>])[] = [
  ...(Object.keys(FIXTURES) as FixtureName[]).map(
    (name) => [name, async () => new Uint8Array(await fixture(name))] as const,
  ),
  ...[...CORPUS_FILES, ...CORPUS_PHOTOS.map((name) => `photos/${name}`)].map(
    (name) => [name, async () => new Uint8Array(await (await corpusFile(name)).arrayBuffer())] as const,
  ),
];

declare const lab: Lab;

const recipeFor = (i: number) => RECIPES[i % RECIPES.length] as Recipe;
/** Without folders; equal names are made different. */
const nameOf = (i: number) => `${i}-${FILES[i]?.[0].replaceAll('/', '-')}`;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const engine = createEngine();
const folder = await freshFolder();
const files = new Map<string, Uint8Array>([...UNBUNDLED]);
let site: OpenLab;
let sitePage: Awaited<ReturnType<OpenLab['open']>>;
let served: Served;
let library: OpenPage;
/** The command's outcome for each file: a hash, or a code. */
const byCommand = new Map<string, string>();

/** Runs the package's command once per recipe, with all files. */
async function runCommands(built: string): Promise<void> {
  const input = join(folder.path, 'in');
  await mkdir(input);
  for (const [i, [, read]] of FILES.entries()) await writeFile(join(input, nameOf(i)), await read());
  for (const [turn, recipe] of RECIPES.entries()) {
    const mine = FILES.flatMap((_, i) => (recipeFor(i) === recipe ? [join(input, nameOf(i))] : []));
    const args = [
      '--recipe',
      String(printRecipe(recipe)),
      '--backend',
      'vips',
      '--out',
      join(folder.path, `out-${turn}`),
    ];
    const { outcomes } = await runCommand([...mine, ...args], { main: join(built, 'dist/cli.js') });
    for (const outcome of outcomes) byCommand.set(outcome.file, await told(outcome));
  }
}

async function told(outcome: Outcome): Promise<string> {
  if (outcome.status === 'failed') return outcome.code;
  return outcome.status === 'done' ? sha256(await readFile(outcome.output)) : outcome.status;
}

beforeAll(async () => {
  const built = await buildPackage(ROOT, join(folder.path, 'package'));
  await runCommands(built);
  site = await openLab();
  sitePage = await site.open();
  served = await serveFolder(built, files);
  library = await openPage(site.browser, `${served.origin}/`);
  // The site draws an SVG with the page's fonts. Here only the engines are compared.
  await sitePage.evaluate(() => lab.open({ drawVector: undefined }));
}, 600_000);
afterAll(async () => {
  await library?.[Symbol.asyncDispose]();
  await served?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
  await engine[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

/** A hash, or the code of an error. */
async function inNode(name: string, bytes: Uint8Array<ArrayBuffer>, recipe: Recipe): Promise<string> {
  try {
    const { blob } = await engine.run(new File([bytes], name), recipe);
    return sha256(new Uint8Array(await blob.arrayBuffer()));
  } catch (error) {
    if (!isImageError(error)) throw error;
    return error.code;
  }
}

async function onSite(name: string, bytes: Uint8Array, recipe: Recipe): Promise<string> {
  const answer = await sitePage.evaluate(
    async ([name, base64, recipe]) => {
      const file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name);
      const work = lab.run(file, recipe);
      const code = await lab.codeOf(work);
      return code === 'none' ? { base64: (await work).base64 } : { code };
    },
    [name, Buffer.from(bytes).toString('base64'), recipe] as const,
  );
  return 'code' in answer ? String(answer.code) : sha256(Buffer.from(answer.base64, 'base64'));
}

async function inLibrary(bytes: Uint8Array, name: string, recipe: Recipe): Promise<string> {
  files.set(`/files/${name}`, bytes);
  const answer = await library.run(`/files/${encodeURIComponent(name)}`, recipe);
  return typeof answer === 'string' ? answer.replace(/:.*/s, '') : answer.sha256;
}

describe('the same bytes', () => {
  it.each(FILES.map(([name], i) => [name, i] as const))(
    '%s',
    async (_, i) => {
      const bytes = (await FILES[i]?.[1]()) ?? new Uint8Array();
      const recipe = recipeFor(i);
      const plain = nameOf(i);
      const [node, page, lib] = await Promise.all([
        inNode(plain, bytes, recipe),
        onSite(plain, bytes, recipe),
        inLibrary(bytes, plain, recipe),
      ]);
      const command = byCommand.get(join(folder.path, 'in', plain));
      expect({ site: page, library: lib, command }).toEqual({ site: node, library: node, command: node });
    },
    180_000,
  );

  it('the library requested no other origin meanwhile, and violated no policy', () => {
    // The console's note on a result that is larger than its file is no complaint.
    expect(library.offences.filter((text) => !text.startsWith('Compression was ineffective'))).toEqual([]);
    expect(served.violations).toEqual([]);
  });
});
