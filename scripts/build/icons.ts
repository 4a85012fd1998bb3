import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The ground of the icon, for where it must fill a square. */
const GROUND = '#1c1c1c';

/** Writes the icons that systems ask for, all from the one drawing. */
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
    // A system may cut a maskable icon to a circle of 80% of its width.
    squared(512, 410).toFile(join(folder, 'icon-maskable-512.png')),
    squared(180, 180).toFile(join(folder, 'apple-touch-icon.png')),
    draw(32)
      .toBuffer()
      .then((png) => writeFile(join(folder, 'favicon.ico'), icoOf(png, 32))),
  ]);
}

/**
 * An ICO file around one PNG, for what asks for /favicon.ico whatever a page says: a directory of one entry, then the PNG
 * as it is (allowed since Windows Vista). All numbers are little-endian.
 */
export function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(side % 256, 6);
  head.writeUInt8(side % 256, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where it begins
  return Buffer.concat([head, png]);
}
