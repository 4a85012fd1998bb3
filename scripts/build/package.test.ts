/**
 * The package, built, packed and installed.
 *
 * @module-tag all
 */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Recipe } from '#engine';
import { readRecipe } from '#engine/explained.ts';
import { flagTable } from '../../cli/command-line.ts';
import { FIXTURES, type FixtureName, fixture } from '../../fixtures/index.ts';
import { ASSET_NAMES, ASSETS_FOLDER } from '../../package/assets.ts';
import { codeBlocks } from '../../package/fresh/code-blocks.ts';
import { freshFolder, makeProject, packInto, runIn } from '../../package/fresh/project.ts';
import { INLINE_LIMIT } from './package/above-inline-limit.ts';
import { buildPackage } from './package.ts';

/*
 * Tests the built and packed package in a new project for Node. package/fresh/fresh.trust.test.ts tests bundlers and browsers.
 */

const ROOT = join(import.meta.dirname, '../..');
/** Of the script that a page loads; half a kilobyte of it plans lossless edits. */
const MOST_BYTES = 31 * 1024;

/** What a page without a bundler loads before the first job. */
const PAGE_FILES = ['index.js', 'part-errors.js', 'part-recipe.js', 'part-engine.js'];

/** What four files take more than one. */
const APART = 512;

const folder = await freshFolder();
const built = join(folder.path, 'package');
const project = join(folder.path, 'project');

beforeAll(async () => {
  await buildPackage(ROOT, built);
  const tarball = await packInto(folder.path, built);
  await makeProject(project, tarball, { files: {}, packages: [] });
}, 240_000);
afterAll(() => folder[Symbol.asyncDispose]());

const installed = (path: string) => readFile(join(project, 'node_modules/picwright', path), 'utf8');

describe('what is packed', () => {
  it('depends on nothing, and tells where its types and doors are', async () => {
    const manifest = JSON.parse(await installed('package.json'));
    expect(manifest.dependencies).toBeUndefined();
    const named = JSON.stringify(manifest.exports).match(/\.\/(dist|types)\/[^"*]+\.\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(6);
    for (const path of named) expect(existsSync(join(project, 'node_modules/picwright', path)), path).toBe(true);
    expect(await installed('README.md')).toContain('compress(');
    const licences = await installed('licences.txt');
    for (const name of ['wasm-vips', 'libheif-js', 'svgo']) expect(licences).toContain(`${name} `);
  });

  it('has the man page of the command, with every flag', async () => {
    const manifest = JSON.parse(await installed('package.json'));
    const page = (await installed(manifest.man)).replaceAll('\\-', '-');
    for (const { flags } of flagTable().flatMap(({ rows }) => rows)) expect(page).toContain(`.B ${flags}\n`);
    // A line that starts with a dot is a request to the formatter.
    expect(page.split('\n').filter((line) => /^[.'](?!(TH|SH|SS|TP|PP|B|I|RI|RS|RE|nf|fi|br)\b)/.test(line))).toEqual(
      [],
    );
  });

  it('has the files that its browser door names, and names them so that bundlers see it', async () => {
    const door = await installed('dist/part-engine.js');
    for (const name of ASSET_NAMES) {
      expect(door).toContain(`new URL('./${ASSETS_FOLDER}/${name}',import.meta.url)`);
      expect(existsSync(join(project, 'node_modules/picwright/dist', ASSETS_FOLDER, name)), name).toBe(true);
    }
  });

  it('has no file that a bundler would inline as a data: address, which a strict policy blocks', async () => {
    for (const name of ASSET_NAMES) {
      const bytes = await readFile(join(built, 'dist', ASSETS_FOLDER, name));
      expect(bytes.length, name).toBeGreaterThan(INLINE_LIMIT);
      if (name.endsWith('.wasm')) expect(WebAssembly.validate(bytes), name).toBe(true);
    }
  });

  it('runs no text as code in a browser', async () => {
    for (const name of ['worker.js', 'vips.js', 'heic.js', 'pdf.js', 'svg.js'])
      expect(await installed(`dist/${ASSETS_FOLDER}/${name}`)).not.toMatch(/\bnew Function\b/);
    for (const name of [...PAGE_FILES, 'inspect.js'])
      expect(await installed(`dist/${name}`)).not.toMatch(/\bnew Function\b|\beval\(/);
  });

  it(`is at most ${MOST_BYTES} bytes (gzip) on a page before the first job`, async () => {
    const entry = join(project, 'page.js');
    await writeFile(entry, "export * from 'picwright';");
    const bundle = await rolldown({ input: entry, platform: 'browser' });
    const { output } = await bundle.generate({ minify: true });
    expect(output).toHaveLength(1);
    expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThan(MOST_BYTES);
    // Without a bundler, browsers load the files unchanged.
    const files = await Promise.all(PAGE_FILES.map((name) => installed(`dist/${name}`)));
    const sizes = files.map((file) => gzipSync(file, { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES + APART);
  });

  it('has its files beside a bundle that takes the plugin for Rollup', async () => {
    const entry = join(project, 'plugin.js');
    await writeFile(entry, "import { compress } from 'picwright'; console.log(compress);");
    const { default: picwright } = await import(join(project, 'node_modules/picwright/dist/rollup.js'));
    const bundle = await rolldown({ input: entry, platform: 'browser', plugins: [picwright()] });
    const { output } = await bundle.generate({ entryFileNames: 'scripts/[name].js' });
    const names = output.map(({ fileName }) => fileName);
    for (const name of ASSET_NAMES) expect(names).toContain(`scripts/${ASSETS_FOLDER}/${name}`);
  });

  it.each([
    ["import { isImageError } from 'picwright'; console.log(isImageError(1));", 600],
    ["import { FORMATS, formatOf } from 'picwright'; console.log(FORMATS, formatOf);", 6500],
    ["import { isImageError } from 'picwright/errors'; console.log(isImageError(1));", 600],
    ["import { parseRecipe, plan } from 'picwright/recipe'; console.log(parseRecipe, plan);", 13_000],
  ])('costs only what is used: %s', async (code, most) => {
    const entry = join(project, 'part.js');
    await writeFile(entry, code);
    const read: string[] = [];
    const bundle = await rolldown({
      input: entry,
      platform: 'browser',
      plugins: [{ name: 'read', load: (id) => void read.push(id) }],
    });
    const { output } = await bundle.generate({ minify: true });
    expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThan(most);
    // No bundler copies a file that nothing refers to.
    expect(output[0].code).not.toContain(ASSETS_FOLDER);
    if (code.includes('picwright/')) expect(read.filter((id) => id.endsWith('part-engine.js'))).toEqual([]);
  });

  it('is as large as the docs say', async () => {
    const docs = await installed('README.md');
    const [, page] = /(\d+) KB \(gzip\) come with the page/.exec(docs) ?? [];
    const [, codecs] = /codecs, (\d+\.\d) MB/.exec(docs) ?? [];
    const gzipped = async (...names: string[]) => {
      const sizes = names.map(async (name) => gzipSync(await readFile(join(built, 'dist', name)), { level: 9 }).length);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    };
    expect(Math.abs((await gzipped(...PAGE_FILES)) / 1024 - Number(page))).toBeLessThan(1);
    const first = ['worker.js', 'vips.js', 'vips.wasm', 'jpeg.wasm'].map((name) => `${ASSETS_FOLDER}/${name}`);
    expect(Math.abs((await gzipped(...first)) / 1024 ** 2 - Number(codecs))).toBeLessThan(0.1);
    const [, inspector] = /`picwright\/inspect` \((\d+) KB gzip/.exec(docs) ?? [];
    expect(Math.abs((await gzipped('inspect.js')) / 1024 - Number(inspector))).toBeLessThan(1);
  });

  it('names no folder of the machine that it was built on', async () => {
    const files = await readdir(built, { recursive: true, withFileTypes: true });
    for (const file of files.filter((each) => each.isFile() && /\.(js|ts|json|md)$/.test(each.name))) {
      const text = await readFile(join(file.parentPath, file.name), 'utf8');
      expect(text.includes(ROOT), file.name).toBe(false);
    }
  });
});

describe('its types', () => {
  const CONSUMER = `
    import { compress, createEngine, type Edit, type Output, parseRecipe, type Recipe } from 'picwright';
    import imageCompression, { type Options } from 'picwright/browser-image-compression';
    import { type Changes, type Cleaned, edit, type Inspection, inspect, type Removal, removeMetadata } from 'picwright/inspect';
    import picwright, { type PicwrightOptions } from 'picwright/vite';
    import type { Edit as OwnEdit, Output as OwnOutput } from '${ROOT}/engine/recipe/index.ts';

    type Same<A, B> = [A, B] extends [B, A] ? true : false;
    export const same: [Same<Edit, OwnEdit>, Same<Output, OwnOutput>] = [true, true];

    const recipe: Recipe = { edits: [{ do: 'resize', width: 8 }], output: { aim: 'size', bytes: 9000, format: 'webp' } };
    const options: PicwrightOptions = { emitted: false };
    export const plugins = picwright(options);
    export async function use(file: File): Promise<File> {
      await using engine = createEngine({ workers: 1 });
      await engine.run(file, parseRecipe(recipe));
      const { file: small } = await compress(file, { maxWidth: 8, quality: 'auto', onProgress: ({ done }) => done.toFixed() });
      return small;
    }
    export async function clean(file: File, removal: Removal): Promise<Cleaned | Inspection | undefined> {
      return removal === 'everything' ? inspect(file) : removeMetadata(file, removal);
    }
    export const credit = (file: File, changes: Changes): Promise<Cleaned | undefined> => edit(file, changes);
    // @ts-expect-error a change that does not exist
    edit(new Blob(), { autor: 'Ann' });
    export const shrink = (file: File, options: Options): Promise<File> => imageCompression(file, options);
    // @ts-expect-error an option that does not exist
    compress(new Blob(), { maxWidht: 8 });
    // @ts-expect-error an edit that does not exist
    export const wrong: Recipe = { edits: [{ do: 'blur' }], output: recipe.output };
  `;

  it.each([
    ['bundler', 'ESNext'],
    ['nodenext', 'nodenext'],
  ])('say what the source says, as %s reads them', async (moduleResolution, module) => {
    // Projects that use the Vite plugin have Vite's types.
    await symlink(join(ROOT, 'node_modules/vite'), join(project, 'node_modules/vite')).catch(() => {});
    await writeFile(join(project, 'consumer.ts'), CONSUMER);
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        target: 'ES2024',
        module,
        moduleResolution,
        lib: ['ES2024', 'ESNext', 'DOM'],
        types: ['node'],
        allowImportingTsExtensions: true,
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      files: ['consumer.ts'],
    };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));
    await runIn(project, join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json']);
  });

  const PLAIN_CONSUMER = `
    import { compress, createEngine, parseRecipe, plan } from 'picwright';

    export async function use(file: File): Promise<File> {
      const engine = createEngine({ workers: 1 });
      const recipe = parseRecipe({ edits: [], output: { aim: 'encode', format: 'webp' } });
      const { losses } = plan(await engine.probe(file), recipe);
      const { file: small } = await compress(file, { engine, quality: losses.length > 0 ? 90 : 'auto' });
      await engine[Symbol.asyncDispose]();
      return small;
    }
  `;

  it.each([
    ['a page of 2023', { lib: ['ES2023', 'DOM'], types: [], module: 'ESNext', moduleResolution: 'bundler' }],
    ['a page of today', { lib: ['ESNext', 'DOM'], types: [], module: 'ESNext', moduleResolution: 'bundler' }],
    ['a worker', { lib: ['ES2023', 'WebWorker'], types: [], module: 'ESNext', moduleResolution: 'bundler' }],
    ['Node', { lib: ['ES2023'], types: ['node'], module: 'nodenext', moduleResolution: 'nodenext' }],
  ])('stand alone, with the libraries of %s and none skipped', async (_, own) => {
    await writeFile(join(project, 'plain.ts'), PLAIN_CONSUMER);
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        target: 'ES2022',
        ...own,
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      files: ['plain.ts'],
    };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));
    await runIn(project, join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json']);
  });
});

describe('in Node', () => {
  /** Runs a module of the project. */
  async function runModule(name: string, code: string): Promise<string> {
    await writeFile(join(project, name), code);
    return runIn(project, process.execPath, [name]);
  }

  beforeAll(async () => {
    for (const name of Object.keys(FIXTURES) as FixtureName[])
      await writeFile(join(project, name), await fixture(name));
    await writeFile(join(project, 'photo.jpg'), await fixture('quadrants.jpg'));
  });

  it('makes the bytes that the engine makes', async () => {
    const RECIPES: [FixtureName, Recipe][] = [
      ['quadrants.jpg', { edits: [{ do: 'resize', width: 40 }], output: { aim: 'encode', format: 'webp' } }],
      ['quadrants.png', { edits: [], output: { aim: 'encode', format: 'avif' } }],
      ['quadrants.heic', { edits: [], output: { aim: 'encode', format: 'jpeg' } }],
      ['transparent.png', { edits: [], output: { aim: 'encode', format: 'pdf' } }],
      ['quadrants.svg', { edits: [], output: { aim: 'encode', format: 'png' } }],
      ['drawing.svg', { edits: [], output: { aim: 'compress', format: 'same' } }],
      ['quadrants.jpg', { edits: [{ do: 'resize', width: 400 }], output: { aim: 'score', format: 'jpeg', score: 80 } }],
    ];
    const told = await runModule(
      'bytes.js',
      `import { createHash } from 'node:crypto';
       import { readFile } from 'node:fs/promises';
       import { createEngine } from 'picwright';
       const engine = createEngine();
       const hashes = [];
       for (const [name, recipe] of ${JSON.stringify(RECIPES)}) {
         const { blob } = await engine.run(new File([await readFile(name)], name), recipe);
         hashes.push(createHash('sha256').update(new Uint8Array(await blob.arrayBuffer())).digest('hex'));
       }
       console.log(JSON.stringify(hashes));`,
    );
    await using engine = createEngine();
    const { createHash } = await import('node:crypto');
    const expected: string[] = [];
    for (const [name, recipe] of RECIPES) {
      const { blob } = await engine.run(new File([new Uint8Array(await fixture(name))], name), recipe);
      expected.push(
        createHash('sha256')
          .update(new Uint8Array(await blob.arrayBuffer()))
          .digest('hex'),
      );
    }
    expect(JSON.parse(told)).toEqual(expected);
  });

  it('names the setting for a bundler that has moved the script of its threads', async () => {
    const moved = join(project, 'moved');
    await cp(join(project, 'node_modules/picwright/dist'), moved, { recursive: true });
    const script = (await readdir(moved)).find((name) => name.startsWith('node-entry.node'));
    await writeFile(join(moved, script ?? ''), "import './left-behind.js';");
    const told = await runModule(
      'moved.js',
      `import { readFile } from 'node:fs/promises';
       import { compress } from './moved/node.js';
       const file = new File([await readFile('photo.jpg')], 'photo.jpg');
       const { code, message } = await compress(file, { format: 'webp' }).catch((error) => error);
       console.log(code, message);`,
    );
    expect(told).toMatch(/^engine-unavailable .*serverExternalPackages: \['picwright'\].*left-behind\.js/);
  });

  it('reads what a file reveals, and removes it', async () => {
    const told = await runModule(
      'inspect.js',
      `import { readFile } from 'node:fs/promises';
       import { edit, inspect, isImageError, removeMetadata } from 'picwright/inspect';
       const file = new File([await readFile('phone.jpg')], 'phone.jpg', { lastModified: 5 });
       const before = await inspect(file);
       const cleaned = await removeMetadata(file, 'place');
       const { name, lastModified, type } = cleaned.file;
       const refused = await inspect(new Blob(['text'])).catch((error) => isImageError(error) && error.code);
       const edited = await edit(file, { author: 'Ann Öz', date: '2024-05-01T12:00:00' });
       const wrong = await edit(file, { autor: 'Ann' }).catch(({ message }) => message);
       const valueOf = (wanted) => edited.left.tags.find((tag) => tag.name === wanted)?.value;
       console.log(JSON.stringify({ wrong, written: [valueOf('Artist'), valueOf('DateTimeOriginal')], editedName: edited.file.name,
         before: before.place, after: cleaned.left.place, name, lastModified, type, refused,
         author: cleaned.left.tags.find((tag) => tag.name === 'Artist')?.value }));`,
    );
    expect(JSON.parse(told)).toEqual({
      wrong: 'autor: there is no such key. Did you mean author?',
      written: ['Ann Öz', '2024:05:01 12:00:00'],
      editedName: 'phone.jpg',
      before: expect.objectContaining({ latitude: expect.any(Number) }),
      name: 'phone.jpg',
      lastModified: 5,
      type: 'image/jpeg',
      refused: 'unsupported',
      author: expect.stringMatching(/\S/),
    });
  });

  it('has the command', async () => {
    const bin = join(project, 'node_modules/.bin/picwright');
    await runIn(project, bin, [
      'quadrants.jpg',
      '--resize',
      '40',
      '--to',
      'webp',
      '--out',
      'made',
      '--backend',
      'vips',
    ]);
    const made = await readFile(join(project, 'made/quadrants.webp'));
    await using engine = createEngine();
    const recipe = readRecipe(new URLSearchParams('width=40&enlarge=no&format=webp'));
    const file = new File([new Uint8Array(await fixture('quadrants.jpg'))], 'quadrants.jpg');
    const { blob } = await engine.run(file, recipe);
    expect(made).toEqual(Buffer.from(await blob.arrayBuffer()));
  });

  /** Globals that the documents' examples use: a form field and an upload function. */
  const PRELUDE = `import { readFileSync } from 'node:fs';
    globalThis.input = { files: [new File([readFileSync('photo.jpg')], 'photo.jpg')] };
    globalThis.upload = async (file) => { if (!(file instanceof File)) throw new Error('no file'); };\n`;

  const examples = codeBlocks('docs/library.md').filter(({ info }) => info === 'js run');

  it.each(examples.map(({ code }, i) => [i + 1, code] as const))('example %i of the docs runs', async (i, code) => {
    await writeFile(join(project, 'prelude.js'), PRELUDE);
    await runModule(`example-${i}.js`, `import './prelude.js';\n${code}`);
  });

  it('the docs have examples', () => {
    expect(examples.length).toBeGreaterThan(3);
  });
});
