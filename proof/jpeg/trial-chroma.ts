// Compares the choice of chroma subsampling with the other one at equal scores: node proof/jpeg/trial-chroma.ts folder
// The folder has PNGs of 24 bits. docs/decisions/0061-chroma-by-loss.md
import { basename } from 'node:path';
import sharp from 'sharp';
import { mean } from '#peers/statistics.ts';
import { picturesIn } from '../photos.ts';
import { chosenChroma } from './chroma.ts';

const [folder = '.'] = process.argv.slice(2);
const QUALITIES = [50, 60, 75, 80, 89];
/** The largest acceptable excess of one picture. */
const MOST = 0.1;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const all: (readonly number[])[] = [];
for (const path of await picturesIn(folder, /\.png$/i)) {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) continue;
  const pixels = { data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 as const };
  const found = await chosenChroma(pixels, QUALITIES);
  all.push(found.map(({ excess }) => Math.max(0, excess ?? 0)));
  const each = found.map(({ subsampling, excess }) => `${subsampling} ${excess === undefined ? '-' : percent(excess)}`);
  console.log(`${basename(path)}: ${each.join(', ')}`);
}
for (const [i, quality] of QUALITIES.entries()) {
  const excess = all.map((one) => one[i] ?? 0);
  const above = excess.filter((one) => one > MOST).length;
  console.log(
    `quality ${quality}: ${excess.length} pictures, mean ${percent(mean(excess))}, most ${percent(Math.max(...excess))}, ${above} above ${percent(MOST)}`,
  );
}

process.exit(0);
