import { afterAll, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { fixture } from '../../../fixtures/index.ts';
import { inspect } from '../inspect.ts';
import { editMetadata } from './edit.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

async function decoded(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { blob } = await engine.run(new File([bytes], 'photo'), {
    edits: [],
    output: { aim: 'encode', format: 'png' },
  });
  return new Uint8Array(await blob.arrayBuffer());
}

it.each(['phone.heic', 'quadrants.heic', 'xmp.heic', 'quadrants.avif'] as const)(
  '%s shows the same picture where items follow it',
  async (name) => {
    const bytes = new Uint8Array(await fixture(name));
    const inspection = (await inspect(bytes)) ?? expect.fail('no picture');
    const changes = { author: 'Zoë Müller', caption: 'long '.repeat(200), date: '2024-05-01T12:34:56' };
    const made = (await editMetadata(bytes, inspection, changes)) ?? expect.fail('cannot be written');
    expect(made.bytes.length).toBeGreaterThan(bytes.length + 1000);
    expect(await decoded(made.bytes)).toEqual(await decoded(bytes));
  },
);
