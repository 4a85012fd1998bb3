import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The icon's background, for icons that must fill a square. */
const GROUND = '#1c1c1c';

/** Writes icons in all required sizes from one drawing. */
export async function writeIcons(folder: string, drawing: string): Promise<void> {
  const svg = await readFile(drawing);
  const draw = (side: number) =>
    sharp(svg, { density: (72 * side) / 32 })
      .resize(side, side)
      .png({ palette: true });
  const squared = (side: number, inner: number) =>
    draw(inner)
      .extend({
        top: Math.floor((side - inner) / 2),
        bottom: Math.ceil((side - inner) / 2),
        left: Math.floor((side - inner) / 2),
        right: Math.ceil((side - inner) / 2),
        background: GROUND,
      })
      .flatten({ background: GROUND });
  await Promise.all([
    draw(192).toFile(join(folder, 'icon-192.png')),
    draw(512).toFile(join(folder, 'icon-512.png')),
    // A system may crop a maskable icon to a circle of 80% of its width.
    squared(512, 410).toFile(join(folder, 'icon-maskable-512.png')),
    squared(180, 180).toFile(join(folder, 'apple-touch-icon.png')),
    draw(32)
      .toBuffer()
      .then((png) => writeFile(join(folder, 'favicon.ico'), icoOf(png, 32))),
  ]);
}

/**
 * Wraps one PNG into an ICO file, for clients that request /favicon.ico regardless of the page: a directory of one entry, then the
 * unchanged PNG (allowed since Windows Vista). All numbers are little-endian.
 */
export function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(side % 256, 6);
  head.writeUInt8(side % 256, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, png]);
}
