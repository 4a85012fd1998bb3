import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { jxl } from '../../engine/codecs/jxl/facts.ts';
import { flatPixelsOf, type Pixels } from '../../fixtures/compare.ts';
import { onPath } from '../../scripts/machine/on-path.ts';
import { find } from '../../scripts/machine/tools.ts';

const run = promisify(execFile);
const TIMEOUT = 60_000;

/** Decodes the first picture of a file with another program: upright sRGB on white. */
export type Read = (bytes: Buffer) => Promise<Pixels>;

const bySharp: Read = (bytes) => flatPixelsOf(bytes, { pages: 1 });

async function withFile<T>(bytes: Uint8Array, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'collected-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function srgbProfile(): Promise<Buffer> {
  const black = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await black.withIccProfile('srgb').png().toBuffer()).metadata();
  if (!icc) throw new TypeError('sharp wrote no profile');
  return icc;
}

function byImageMagick(command: string): Read {
  const profile = srgbProfile();
  return (bytes) =>
    withFile(bytes, async (path) => {
      await writeFile(`${path}.icc`, await profile);
      const upright = ['-auto-orient', '-profile', `${path}.icc`, '-colorspace', 'sRGB'];
      const flat = ['-background', 'white', '-alpha', 'remove', '-alpha', 'off', '-type', 'TrueColor', '-depth', '8'];
      const args = [`${path}[0]`, ...upright, ...flat, `png24:${path}.png`];
      await run(command, args, { timeout: TIMEOUT });
      return bySharp(await readFile(`${path}.png`));
    });
}

function byDjxl(command: string): Read {
  return (bytes) => {
    if (!jxl.recognises(bytes)) throw new TypeError('djxl reads JPEG XL alone');
    return withFile(bytes, async (path) => {
      await run(command, [path, `${path}.png`], { timeout: TIMEOUT });
      return bySharp(await readFile(`${path}.png`));
    });
  };
}

/** Decoders that help to explain a difference: sharp, and ImageMagick and djxl if they are installed. */
export async function otherReaders(): Promise<Record<string, Read>> {
  const magick = await find('imageMagick');
  const djxl = onPath('djxl');
  return {
    sharp: bySharp,
    ...('command' in magick && { ImageMagick: byImageMagick(magick.command) }),
    ...(djxl && { djxl: byDjxl(djxl) }),
  };
}
