// What somebody writes who has sharp and a folder of photos: node bench/command-plain-sharp.mjs in out format width quality lanes settings
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const [input = '', out = '', format = 'jpg', width, quality, lanes, settings = '{}'] = process.argv.slice(2);
const files = readdirSync(input, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

async function lane() {
  for (let file = files.pop(); file; file = files.pop()) {
    const image = sharp(join(file.parentPath, file.name)).autoOrient();
    image.resize({ width: Number(width), withoutEnlargement: true });
    if (format === 'webp') image.webp({ quality: Number(quality) });
    else image.jpeg({ quality: Number(quality), ...JSON.parse(settings) });
    await image.toFile(join(out, `${basename(file.name, '.jpg')}.${format}`));
  }
}
await Promise.all(Array.from({ length: Number(lanes) }, lane));
