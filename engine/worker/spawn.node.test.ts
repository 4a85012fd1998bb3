import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import { createEngine, type Recipe } from '../node.ts';

const SCRIPT = `
Promise.all([import('./engine/node.ts'), import('./fixtures/index.ts')]).then(async ([{ createEngine }, { fixtureFile }]) => {
  const engine = createEngine({ workers: 1, backend: 'vips' });
  await engine.run(await fixtureFile('quadrants.png'), { edits: [], output: { aim: 'encode', format: 'webp' } });
  await engine[Symbol.asyncDispose]();
});
`;

it('keeps WebAssembly code while threads run, since V8 can free it twice and end the process', () => {
  // The first flag makes V8 collect such code as often as possible.
  const flags = ['--stress-wasm-code-gc', '--trace-wasm-code-gc'];
  const trace = execFileSync(process.execPath, [...flags, '--eval', SCRIPT], { encoding: 'utf8' });
  // Isolate 0 is the main thread, which has loaded Node's own code before there are others.
  expect(trace).toContain('Isolate 0 reporting');
  expect(trace).not.toMatch(/Isolate [1-9]\d* reporting/);
});

it.each(['vips', 'sharp'] as const)('%s reads a file of the disk that is no copy in memory', async (backend) => {
  const folder = await mkdtemp(join(tmpdir(), 'picwright-'));
  const path = join(folder, 'quadrants.png');
  const original = await fixtureFile('quadrants.png');
  await writeFile(path, await original.bytes());
  await using engine = createEngine({ workers: 1, backend });
  const recipe: Recipe = { edits: [], output: { aim: 'encode', format: 'webp' } };
  const file = new File([await openAsBlob(path)], 'quadrants.png');
  const made = await engine.run(file, recipe);
  expect(await made.blob.bytes()).toEqual(await (await engine.run(original, recipe)).blob.bytes());
  expect(await engine.probe(file)).toMatchObject({ width: made.width, height: made.height });
  // A deleted one rejects, and the engine works on.
  await rm(folder, { recursive: true });
  await expect(engine.run(file, recipe)).rejects.toMatchObject({ code: 'file-changed' });
  expect((await engine.run(original, recipe)).bytes).toBe(made.bytes);
});

it('posts a watermark of the disk to a thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'picwright-'));
  const path = join(folder, 'logo.png');
  const logo = await (await fixtureFile('transparent.png')).bytes();
  await writeFile(path, logo);
  const hash = createHash('sha256').update(logo).digest('hex');
  const recipe: Recipe = {
    edits: [{ do: 'watermark', picture: hash }],
    output: { aim: 'encode', format: 'png' },
  };
  const file = await fixtureFile('quadrants.png');
  await using engine = createEngine({ workers: 1, backend: 'vips' });
  const marks = [new Blob([logo]), await openAsBlob(path), new File([await openAsBlob(path)], 'logo.png')];
  const made = [];
  for (const mark of marks)
    made.push(await (await engine.run(file, recipe, { watermarks: { [hash]: mark } })).blob.bytes());
  expect(made[1]).toEqual(made[0]);
  expect(made[2]).toEqual(made[0]);
  await rm(folder, { recursive: true });
  const gone = engine.run(file, recipe, { watermarks: { [hash]: marks[1] as Blob } });
  await expect(gone).rejects.toMatchObject({ code: 'file-changed' });
});
