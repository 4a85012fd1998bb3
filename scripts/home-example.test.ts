import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXAMPLE } from '../app/home/example-files.ts';
import { TOOLS } from '../catalogue/tools.ts';
import { createEngine } from '../engine/node.ts';

const read = async (name: string) =>
  new File([await readFile(join(import.meta.dirname, '../app/home', name))], name, { type: 'image/jpeg' });

it('shows the compressor’s result of the sample picture, byte for byte, with both sizes', async () => {
  const [before, after] = await Promise.all([read('example-before.jpg'), read('example-after.jpg')]);
  expect({ before: before.size, after: after.size }).toEqual({ before: EXAMPLE.before, after: EXAMPLE.after });
  await using engine = createEngine();
  const result = await engine.run(before, TOOLS.compress.opens);
  expect(result).toMatchObject({ width: EXAMPLE.width, height: EXAMPLE.height });
  expect(Buffer.from(await result.blob.arrayBuffer()).equals(Buffer.from(await after.arrayBuffer()))).toBe(true);
});
