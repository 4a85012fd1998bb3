import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { FORMATS } from '../formats/index.ts';
import { createEngine } from '../node.ts';
import { compileModule } from '../worker/modules.node.ts';
import { packPng } from './oxipng.ts';
import { packWith } from './pack.ts';

const module = await compileModule('oxipng');
const plain = async (file: Uint8Array) => sharp(file).ensureAlpha().raw({ depth: 'ushort' }).toBuffer();
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

describe('a PNG that is packed', () => {
  it.each(['transparent.png', 'palette.png', '16-bit.png', 'quadrants.png'] as const)(
    'has every pixel that %s had',
    async (name) => {
      const file = await bytesOf(await fixtureFile(name));
      const packed = await packPng(module, file);
      expect(packed.length).toBeLessThanOrEqual(file.length);
      expect((await plain(packed)).equals(await plain(file))).toBe(true);
    },
  );

  it('needs fewer bits for few colours, and keeps profile, metadata and resolution', async () => {
    const few = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c1121f' } })
      .composite([{ input: { create: { width: 200, height: 150, channels: 3, background: '#0b3d66' } } }])
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .withMetadata({ density: 150 })
      .png()
      .toBuffer();
    const packed = await packPng(module, new Uint8Array(few));
    expect(packed.length).toBeLessThan(few.length);
    const [before, after] = await Promise.all([sharp(few).metadata(), sharp(packed).metadata()]);
    expect(after.isPalette).toBe(true);
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
    expect(after.exif?.equals(before.exif ?? Buffer.alloc(0))).toBe(true);
    expect(after.density).toBe(before.density);
  });
});

it('takes fewer bytes at the best effort, where letters need no filters', async () => {
  const letter = (i: number) =>
    `M${20 + (i % 40) * 11} ${30 + Math.floor(i / 40) * 16}q3 -${4 + (i % 3) * 3} 5 -2m-3 2h${3 + (i % 2)}`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"><rect y="9" width="480" height="280" fill="#f6f8fa"/>
    <path d="${Array.from({ length: 640 }, (_, i) => letter(i)).join('')}" fill="none" stroke="#24292f" stroke-width="1.3"/></svg>`;
  const file = new Uint8Array(await sharp(Buffer.from(page)).png({ adaptiveFiltering: true }).toBuffer());
  const [usual, best] = [await packPng(module, file), await packPng(module, file, 'best')];
  expect(best.length).toBeLessThan(0.97 * usual.length);
  expect((await plain(best)).equals(await plain(file))).toBe(true);
});

it('greys that have a profile of RGB stay RGB: a grey PNG with such a profile is read without it', async () => {
  const ramp = new Uint8Array(64 * 64 * 3).map((_, i) => (Math.floor(i / 3) % 64) * 4);
  const greys = sharp(ramp, { raw: { width: 64, height: 64, channels: 3 } });
  const profiled = await packPng(module, new Uint8Array(await greys.clone().withIccProfile('p3').png().toBuffer()));
  expect(await sharp(profiled).metadata()).toMatchObject({ hasProfile: true, channels: 3 });
  const bare = await packPng(module, new Uint8Array(await greys.png().toBuffer()));
  expect(await sharp(bare).metadata()).toMatchObject({ hasProfile: false, channels: 1 });
});

describe('packing', () => {
  const size = { width: 40, height: 30, frames: 1 };

  it('returns the file unchanged if the packer cannot be fetched, and logs it', async () => {
    const file = new Uint8Array(
      await asSharp(photoLike(40, 30, 1))
        .png()
        .toBuffer(),
    );
    const warn = vi.fn();
    const pack = packWith(() => Promise.reject(new TypeError('offline')), warn);
    expect(await pack(FORMATS.png, file, { ...size, effort: 'usual' })).toBe(file);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['of another format', FORMATS.jpeg, size, 'usual'],
    ['that only measures', FORMATS.png, size, 'draft'],
    ['of so many pixels that it would be waited for', FORMATS.png, { width: 4000, height: 3000, frames: 1 }, 'usual'],
    ['that moves', FORMATS.png, { ...size, frames: 2 }, 'usual'],
  ] as const)('does not touch a file %s', async (_, format, of, effort) => {
    const load = vi.fn(() => compileModule('oxipng'));
    const file = new Uint8Array([1, 2, 3]);
    expect(await packWith(load, undefined)(format, file, { ...of, effort })).toBe(file);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the engine', () => {
  const engine = createEngine({ workers: 1 });
  afterAll(() => engine[Symbol.asyncDispose]());

  it('writes a drawing as PNG in fewer bytes than libvips alone', async () => {
    const drawing = await fixtureFile('quadrants.png');
    const { blob } = await engine.run(drawing, {
      edits: [{ do: 'rotate', quarterTurns: 1 }],
      output: { aim: 'encode', format: 'png' },
    });
    const made = await bytesOf(blob);
    const unpacked = await sharp(made).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
    expect(made.length).toBeLessThan(unpacked.length);
    expect((await sharp(made).removeAlpha().raw().toBuffer()).length).toBeGreaterThan(0);
  });
});
