import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

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
