import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createEngine, type Recipe } from '../../node.ts';
import { forRenderer } from './for-renderer.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const toPng: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };
const fileOf = (content: BlobPart, name = 'drawing.svg') => new File([content], name);
const sizeOf = async (file: File) => {
  const { width, height } = await engine.probe(file);
  return [width, height];
};

describe('the size of a drawing', () => {
  const VIEW = 'viewBox="0 0 100 50"';
  const TALL = 'viewBox="0 0 30 60"';
  // The sizes in Chromium 156.
  it.each<[string, number, number]>([
    ['', 300, 150],
    ['viewBox="0 0 0 0"', 300, 150],
    ['width="128"', 128, 150],
    ['height="90"', 300, 90],
    ['width="2in"', 192, 150],
    ['width="100%" height="100%"', 300, 150],
    ['width="50%" height="90"', 300, 90],
    [`width="128" ${VIEW}`, 128, 64],
    [`height="90" ${VIEW}`, 180, 90],
    [`width="50%" height="90" ${VIEW}`, 180, 90],
    [`width="128" height="50%" ${TALL}`, 128, 256],
    [`width="128" height="90" ${TALL}`, 128, 90],
    [`height='auto' width='64' ${TALL}`, 64, 128],
  ])('with %s is that of browsers', async (attributes, width, height) => {
    const file = fileOf(`<svg ${NS} ${attributes}><rect x="4" y="2" width="32" height="64"/></svg>`);
    expect(await sizeOf(file)).toEqual([width, height]);
    expect(await engine.run(file, toPng)).toMatchObject({ width, height });
  });

  it.each([VIEW, `${VIEW} width="100%" height="100%"`, `width="50%" ${VIEW}`])(
    'is that of the viewBox where there is no other: %s',
    async (attributes) => {
      expect(await sizeOf(fileOf(`<svg ${attributes} ${NS}><rect width="9" height="9"/></svg>`))).toEqual([100, 50]);
    },
  );
});

describe('a drawing that browsers show', () => {
  const drawing = (prefix = '') => {
    const p = prefix && `${prefix}:`;
    const ns = prefix ? NS.replace('xmlns', `xmlns:${prefix}`) : NS;
    return `<${p}svg ${ns} viewBox="0 0 100 50"><${p}g><${p}rect width="100" height="50" fill="#f00"/></${p}g></${p}svg>`;
  };
  const utf16 = (bigEndian: boolean) => {
    const bytes = Buffer.from(`\uFEFF${drawing()}`, 'utf16le');
    return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
  };
  it.each<[string, File]>([
    ['behind a comment', fileOf(`<!--${'x'.repeat(20_000)}-->${drawing()}`)],
    ['behind a long document type', fileOf(`<!DOCTYPE svg [${'<!ENTITY a "b">'.repeat(900)}]>${drawing()}`)],
    ['behind a declaration and comments', fileOf(`<?xml version="1.0"?>\n${'<!-- a -->\n'.repeat(2000)}${drawing()}`)],
    ['in UTF-16', fileOf(utf16(false))],
    ['in UTF-16 with the high byte first', fileOf(utf16(true))],
    ['with a prefix', fileOf(drawing('svg'))],
    ['with another prefix', fileOf(drawing('s'))],
    ['gzipped', fileOf(new Uint8Array(gzipSync(drawing())), 'drawing.svgz')],
    ['gzipped in UTF-16', fileOf(new Uint8Array(gzipSync(utf16(false))), 'drawing.svgz')],
  ])('%s is read', async (_, file) => {
    expect(await sizeOf(file)).toEqual([100, 50]);
    const { blob, name } = await engine.run(file, toPng);
    expect(name).toBe('drawing.png');
    const pixels = await sharp(await blob.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...pixels.subarray(0, 3), ...pixels.subarray(-3)]).toEqual([255, 0, 0, 255, 0, 0]);
    await expect(engine.preview(file, { maxSide: 20 })).resolves.toMatchObject({ type: 'image/png' });
  });

  it('stays a drawing, unpacked', async () => {
    const file = fileOf(new Uint8Array(gzipSync(drawing())), 'drawing.svgz');
    const { blob, name } = await engine.run(file, { edits: [], output: { aim: 'compress', format: 'same' } });
    expect(name).toBe('drawing-compressed.svg');
    expect(await blob.text()).toMatch(/^<svg/);
  });
});

it('an archive that is damaged, or of something else, is refused', async () => {
  const packed = gzipSync(`<svg ${NS}/>`);
  await expect(engine.probe(fileOf(new Uint8Array(packed.subarray(0, -6))))).rejects.toMatchObject({
    code: 'unreadable',
  });
  await expect(engine.probe(fileOf(new Uint8Array(gzipSync('no drawing'))))).rejects.toMatchObject({
    code: 'unsupported',
  });
});

it('a drawing that needs no change keeps its bytes', () => {
  const bytes = new TextEncoder().encode(`<svg ${NS} viewBox="0 0 9 9"><text>svg:</text></svg>`);
  expect(forRenderer(bytes)).toBe(bytes);
});
