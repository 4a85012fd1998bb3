import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileInMemory } from './file-in-memory.ts';

/** A view of a larger memory, like small files that Node reads. */
const bytes = new Uint8Array([9, 1, 2, 3, 4, 9]).subarray(1, 5);
const file = new FileInMemory(bytes, 'four.bin');
const ordinary = new File([bytes], 'four.bin');

describe('bytes as a file', () => {
  it.each<[string, (file: File) => unknown]>([
    ['its size', ({ size }) => size],
    ['its name', ({ name }) => name],
    ['its bytes', async (file) => [...new Uint8Array(await file.arrayBuffer())]],
    ['its bytes as an array', async (file) => [...(await file.bytes())]],
    ['its text', (file) => file.text()],
    ['its stream', async (file) => [...new Uint8Array(await new Response(file.stream()).arrayBuffer())]],
    ['its beginning', async (file) => [...(await file.slice(0, 2).bytes())]],
    ['its end, under a type', async (file) => [...(await file.slice(-2, undefined, 'image/png').bytes())]],
    ['the type of a part', (file) => file.slice(0, 2, 'image/png').type],
    ['nothing of it', (file) => file.slice(3, 1).size],
  ])('gives %s as an ordinary file does', async (_, of) => {
    expect(await of(file)).toEqual(await of(ordinary));
  });

  it('is read completely, whatever size the system reports', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'file-in-memory-')), 'file.bin');
    const written = Uint8Array.from({ length: 700_000 }, (_, i) => i % 251);
    writeFileSync(path, written);
    const read = await FileInMemory.read(path, written.length);
    expect(read.name).toBe('file.bin');
    expect(Buffer.from(await read.arrayBuffer()).equals(written)).toBe(true);
    // It shrank after the system reported its size; some file systems report no size at all.
    for (const size of [written.length + 5, 0]) {
      expect(Buffer.from(await (await FileInMemory.read(path, size)).arrayBuffer()).equals(written)).toBe(true);
    }
    await expect(FileInMemory.read(`${path}.none`, 3)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('releases its memory, and never that of others', () => {
    const own = new Uint8Array([1, 2, 3]);
    new FileInMemory(own, 'own').letGo();
    expect(own.length).toBe(0);
    const shared = new Uint8Array([1, 2, 3]);
    new FileInMemory(shared.subarray(1), 'part').letGo();
    expect([...shared]).toEqual([1, 2, 3]);
  });

  it('returns bytes without a copy if it owns its memory', async () => {
    const own = new Uint8Array([1, 2, 3]);
    expect(await new FileInMemory(own, 'own').arrayBuffer()).toBe(own.buffer);
  });
});
