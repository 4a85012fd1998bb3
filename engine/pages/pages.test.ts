import { afterAll, describe, expect, it } from 'vitest';
import { colourAt, pixelsOf } from '../../fixtures/compare.ts';
import { NO_POPPLER, readByPoppler } from '../../fixtures/pdf.ts';
import { PAGE_GREYS, pagedTiff } from '../../fixtures/tiff.ts';
import { createEngine, type Recipe } from '../node.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const fileOf = (bytes: Uint8Array, name = 'scan.tif') => new File([new Uint8Array(bytes)], name);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const to = (format: 'png' | 'pdf', output: Partial<Recipe['output']> = {}) =>
  ({ edits: [], output: { aim: 'encode', format, ...output } }) as Recipe;

/** The grey of each picture. */
const greysOf = (pictures: readonly Uint8Array[]) =>
  Promise.all(pictures.map(async (bytes) => colourAt(await pixelsOf(bytes), 0.5, 0.5)[0]));

describe('the pages of a TIFF', () => {
  it.each([
    ['classic', {}],
    ['BigTIFF', { bigtiff: true }],
  ])('are separate files, named after their page: %s', async (_kind, options) => {
    const pages = await engine.pages(fileOf(await pagedTiff(options)));
    expect(pages.map(({ name }) => name)).toEqual(['scan-page-1.tif', 'scan-page-2.tif', 'scan-page-3.tif']);
    const probes = await Promise.all(pages.map((page) => engine.probe(page)));
    expect(probes.map((probe) => probe.pages)).toEqual([1, 1, 1]);
    const results = await Promise.all(pages.map((page) => engine.run(page, to('png'))));
    expect(results.map(({ name }) => name)).toEqual(['scan-page-1.png', 'scan-page-2.png', 'scan-page-3.png']);
    expect(await greysOf(await Promise.all(results.map(({ blob }) => bytesOf(blob))))).toEqual([...PAGE_GREYS]);
  });

  it('exclude reduced-resolution versions and masks', async () => {
    const bytes = await pagedTiff();
    // Marks every directory except the first as a reduced-resolution version.
    for (let at = bytes.readUInt32LE(4), first = true; at; first = false) {
      const count = bytes.readUInt16LE(at);
      if (!first) {
        // Tags are sorted, so the smallest is first.
        expect([254, 256]).toContain(bytes.readUInt16LE(at + 2));
        bytes.writeUInt16LE(254, at + 2);
        bytes.writeUInt16LE(4, at + 4);
        bytes.writeUInt32LE(1, at + 6);
        bytes.writeUInt32LE(1, at + 10);
      }
      at = bytes.readUInt32LE(at + 2 + count * 12);
    }
    const file = fileOf(bytes);
    expect(await engine.pages(file)).toEqual([file]);
  });

  it('are only the file itself if it has one page, is truncated, or is not a TIFF', async () => {
    const whole = await pagedTiff();
    const [page] = await engine.pages(fileOf(whole));
    const others = [page, fileOf(whole.subarray(0, 40)), fileOf(new Uint8Array([1, 2, 3])), fileOf(new Uint8Array())];
    for (const file of others) expect(await engine.pages(file ?? expect.unreachable())).toEqual([file]);
  });
});

describe('a TIFF of several pages as a PDF', () => {
  it('is one document of all of them, and no page is a loss', async () => {
    const file = fileOf(await pagedTiff());
    const progress: number[] = [];
    const result = await engine.run(file, to('pdf'), { onProgress: ({ done }) => progress.push(done) });
    expect(result).toMatchObject({
      name: 'scan.pdf',
      format: 'pdf',
      bytes: result.blob.size,
      originalBytes: file.size,
    });
    expect(result.plan.losses).toEqual([]);
    expect(result.notes).toEqual([]);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it('has the pages in order, as another reader shows them', async ({ skip }) => {
    skip(NO_POPPLER !== undefined, NO_POPPLER);
    const { blob } = await engine.run(fileOf(await pagedTiff()), to('pdf'));
    const { info, pages } = await readByPoppler(await bytesOf(blob), 96);
    expect(info).toMatch(/^Pages:\s+3$/m);
    const greys = await greysOf(pages);
    for (const [i, grey] of PAGE_GREYS.entries()) expect(Math.abs((greys[i] ?? 0) - grey)).toBeLessThanOrEqual(2);
  });

  it('stays within a target size', async () => {
    const result = await engine.run(fileOf(await pagedTiff()), to('pdf', { aim: 'size', bytes: 6000, tolerance: 0.5 }));
    expect(result.bytes).toBeLessThanOrEqual(6000);
  });

  it('reports that other formats take only the first page', async () => {
    const result = await engine.run(fileOf(await pagedTiff()), to('png'));
    expect(result.plan.losses).toContain('pages');
    expect(result.notes).toEqual([{ code: 'first-frame', of: 3 }]);
  });

  it('is reported as unreadable if a page is damaged', async () => {
    const bytes = await pagedTiff();
    await expect(engine.run(fileOf(bytes.subarray(0, bytes.length - 200)), to('pdf'))).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});
