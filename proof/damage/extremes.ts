import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bmp24 } from '../../fixtures/bmp.ts';
import { withExif } from '../../fixtures/exif.ts';
import { fixture } from '../../fixtures/index.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { pngChunk } from '../../fixtures/png.ts';
import { handmadeTiff } from '../../fixtures/tiff.ts';
import type { Random } from './random.ts';

/*
 * Extreme files: sides that no memory holds, few bytes that expand to many pixels, endless animations, invalid profiles
 * and EXIF, drawings that include themselves.
 */

const SIDES = [0, 1, 2, 16_383, 16_384, 32_767, 65_500, 65_535, 65_536, 1_000_000, 0x7fff_ffff, 0xffff_ffff] as const;

const side = (random: Random, most = 0xffff_ffff) => Math.min(most, random.pick(SIDES));

function patched(bytes: Buffer, patch: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  patch(copy);
  return copy;
}

/** A PNG with 1 bit per pixel: this many pixels in about a thousandth of the bytes. */
function pngOf(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Repeats the last frame of a GIF. */
async function endlessGif(frames: number): Promise<Buffer> {
  const gif = await fixture('four-frames.gif');
  // A graphic control extension precedes each frame.
  const last = gif.lastIndexOf(Buffer.from([0x21, 0xf9, 0x04]));
  const frame = gif.subarray(last, gif.length - 1);
  return Buffer.concat([gif.subarray(0, -1), ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** A compressed PNG chunk, such as a profile: a few bytes that expand to many. */
async function pngWith(type: string, content: Buffer): Promise<Buffer> {
  const png = await fixture('quadrants.png');
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, content), png.subarray(33)]);
}

async function jpegWith(marker: number, content: Buffer): Promise<Buffer> {
  const jpeg = await fixture('quadrants.jpg');
  const segment = Buffer.from([0xff, marker, 0, 0]);
  segment.writeUInt16BE(Math.min(65_535, content.length + 2), 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, content, jpeg.subarray(2)]);
}

const svg = (content: string, attributes = 'width="64" height="48"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

/** Each entity repeats the previous one ten times. */
const laughs = (depth: number) =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${Array.from({ length: depth }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><text y="20">&e${depth};</text></svg>`,
  );

/** The offset of a profile's tag table, and the layout of its entries (ICC.1:2022, 7.3). */
async function profile(): Promise<Buffer> {
  const { icc } = await sharp(await fixture('p3.png')).metadata();
  return icc ?? Buffer.alloc(0);
}

export const EXTREMES: Readonly<Record<string, (random: Random) => Promise<Buffer>>> = {
  'a PNG of absurd sides': async (random) => pngOf(side(random), side(random), 4),
  'a PNG of many pixels in few bytes': async (random) => {
    const width = random.pick([2000, 8000, 20_000, 60_000]);
    const height = Math.floor(random.pick([1e6, 1e7, 6e7, 2e8]) / width);
    return pngOf(width, height, height);
  },
  'a JPEG of absurd sides': async (random) => {
    const jpeg = await fixture('quadrants.jpg');
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    return patched(jpeg, (copy) => {
      copy.writeUInt16BE(side(random, 65_535), frame + 5);
      copy.writeUInt16BE(side(random, 65_535), frame + 7);
    });
  },
  'a GIF of absurd sides': async (random) =>
    patched(await fixture('four-frames.gif'), (copy) => {
      copy.writeUInt16LE(side(random, 65_535), 6);
      copy.writeUInt16LE(side(random, 65_535), 8);
    }),
  'a WebP of absurd sides': async (random) =>
    patched(await fixture('four-frames.webp'), (copy) => {
      copy.writeUIntLE(side(random, 0xff_ffff), 24, 3);
      copy.writeUIntLE(side(random, 0xff_ffff), 27, 3);
    }),
  'a BMP of absurd sides': async (random) =>
    patched(bmp24(photoLike(30, 20, 5)), (copy) => {
      copy.writeUInt32LE(side(random), 18);
      copy.writeUInt32LE(side(random), 22);
    }),
  'a TIFF of absurd sides': async (random) =>
    handmadeTiff({
      width: side(random, 65_535),
      height: side(random, 65_535),
      data: [random.bytes(64)],
      compression: random.pick([1, 5, 7, 8, 32_773, 50_001]),
      samples: random.pick([1, 3, 4, 200]),
      ...(random.below(2) && { tile: { width: 16 * random.below(4096), height: 16 * random.below(4096) } }),
    }),
  'an AVIF of absurd sides': async (random) => {
    const avif = await fixture('quadrants.avif');
    const at = avif.indexOf('ispe', 0, 'latin1') + 8;
    return patched(avif, (copy) => {
      copy.writeUInt32BE(side(random), at);
      copy.writeUInt32BE(side(random), at + 4);
    });
  },
  'a HEIC of absurd sides': async (random) => {
    const heic = await fixture('quadrants.heic');
    const at = heic.indexOf('ispe', 0, 'latin1') + 8;
    return patched(heic, (copy) => {
      copy.writeUInt32BE(side(random), at);
      copy.writeUInt32BE(side(random), at + 4);
    });
  },
  'a drawing of absurd sides': async (random) =>
    svg('<rect width="32" height="24" fill="red"/>', `width="${side(random)}" height="${side(random)}"`),
  'a drawing of nonsense sides': async (random) =>
    svg(
      '<rect width="9" height="9" fill="red"/>',
      `viewBox="${random.pick(['0 0 0 0', '0 0 -1 5', 'a b c d', '0 0 1e38 1e38', '0 0 NaN 1', '9'])}"`,
    ),
  'an animation of thousands of frames': async (random) => endlessGif(random.pick([300, 3000, 20_000])),
  'an animation that ends in its middle': async (random) => {
    const gif = await endlessGif(200);
    return gif.subarray(0, 100 + random.below(gif.length - 100));
  },
  'a profile of noise': async (random) => {
    const icc = random.bytes(128 + random.below(2000));
    icc.writeUInt32BE(icc.length, 0);
    icc.write('acsp', 36, 'latin1');
    icc.write(random.pick(['RGB ', 'CMYK', 'GRAY', 'Lab ']), 16, 'latin1');
    return jpegWith(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc]));
  },
  'a profile with bits flipped': async (random) => {
    const icc = patched(await profile(), (copy) => {
      for (let i = 0; i < 8; i++) {
        const at = random.below(copy.length);
        copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
      }
    });
    return pngWith('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(icc)]));
  },
  'a profile of many bytes in few': async (random) =>
    pngWith(
      'iCCP',
      Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(Buffer.alloc(random.pick([1e6, 5e7])))]),
    ),
  'a text of many bytes in few': async (random) =>
    pngWith(
      'zTXt',
      Buffer.concat([Buffer.from('k\0\0', 'latin1'), deflateSync(Buffer.alloc(random.pick([1e6, 5e7]), 'x'))]),
    ),
  'EXIF of noise': async (random) =>
    jpegWith(0xe1, Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'), random.bytes(random.below(3000))])),
  'EXIF that leads to itself': async (random) => {
    const tiffAt = 12;
    return patched(withExif(await fixture('quadrants.jpg'), { orientation: 1 + random.below(8) }), (copy) => {
      const start = tiffAt + 8;
      // The offset of the next directory is that of this one.
      copy.writeUInt32LE(8, start + 2 + copy.readUInt16LE(start) * 12);
    });
  },
  'a directory that leads to itself': async () => {
    const tiff = handmadeTiff({ width: 32, height: 16, data: [new Uint8Array(1536).map((_, i) => i % 251)] });
    return patched(tiff, (copy) => copy.writeUInt32LE(8, 10 + copy.readUInt16LE(8) * 12));
  },
  'a drawing of entities in entities': async (random) => laughs(random.pick([3, 6, 9])),
  'a drawing that draws itself': async (random) =>
    svg(
      random.pick([
        '<g id="a"><use href="#a"/></g>',
        '<pattern id="p" width="4" height="4"><rect width="9" height="9" fill="url(#p)"/></pattern><rect width="64" height="48" fill="url(#p)"/>',
        '<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="64" height="48" mask="url(#m)"/>',
        '<filter id="f"><feImage href="#r"/></filter><rect id="r" width="64" height="48" filter="url(#f)"/>',
      ]),
    ),
  'a drawing of references to references': async (random) => {
    const depth = random.pick([3, 6, 9]);
    const layers = Array.from(
      { length: depth },
      (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`,
    );
    return svg(`<defs><rect id="g0" width="2" height="2"/>${layers.join('')}</defs><use href="#g${depth}"/>`);
  },
  'a drawing nested deeply': async (random) => {
    const depth = random.pick([100, 1000, 20_000]);
    return svg(`${'<g>'.repeat(depth)}<rect width="9" height="9" fill="red"/>${'</g>'.repeat(depth)}`);
  },
  'a drawing with a huge blur': async (random) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99"><feGaussianBlur stdDeviation="${random.pick([50, 5000, 1e9])}"/></filter><rect width="64" height="48" fill="red" filter="url(#f)"/>`,
    ),
  'a drawing that asks for other files': async () =>
    svg(
      '<image href="file:///etc/passwd" width="9" height="9"/><image xlink:href="http://example.invalid/a.png" width="9" height="9"/><style>@import url(http://example.invalid/a.css)</style><script>fetch("http://example.invalid")</script>',
    ),
  'a photo cut off': async (random) => {
    const photo = await asSharp(photoLike(600, 400, 5))
      .jpeg({ quality: 90, progressive: random.below(2) === 0 })
      .toBuffer();
    return photo.subarray(0, 200 + random.below(photo.length - 200));
  },
};
