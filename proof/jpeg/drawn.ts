import sharp from 'sharp';
import { noise, paint, type RawPicture } from '../../fixtures/pictures.ts';
import { type Random, seeded } from '../damage/random.ts';

/** Pictures that are not photos, each determined by a kind and a seed. */

type Colour = readonly [number, number, number];

const SIDE = 192;
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

const anyColour = (random: Random): Colour => [random.below(256), random.below(256), random.below(256)];
/** One of the pure primaries or their mixtures. */
const saturated = (random: Random): Colour => [random.pick([0, 255]), random.pick([0, 255]), random.pick([0, 255])];
const hex = (colour: Colour) => `rgb(${colour.join(',')})`;
const WORDS = 'Quarterly figures for the northern branch show that sales of blue ink rose by 12% in March'.split(' ');

async function rendered(body: string, side = SIDE): Promise<RawPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function page(random: Random, paper: Colour, ink: () => Colour, size: number): string {
  const lines = [`<rect width="100%" height="100%" fill="${hex(paper)}"/>`];
  for (let y = size + 4; y < SIDE; y += size * 1.4) {
    const words = Array.from({ length: Math.ceil(300 / size / 3) }, () => random.pick(WORDS)).join(' ');
    lines.push(
      `<text x="6" y="${y}" font-family="sans-serif" font-size="${size}" fill="${hex(ink())}">${words}</text>`,
    );
  }
  return lines.join('');
}

type Drawing = (random: Random) => RawPicture | Promise<RawPicture>;

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  bars(random) {
    const [colours, wide] = [Array.from({ length: 9 }, () => saturated(random)), 5 + random.below(30)];
    return paint(SIDE, SIDE, (x, y) => {
      if (y > SIDE * 0.8) return [(255 * x) / SIDE, (255 * x) / SIDE, (255 * x) / SIDE];
      return colours[(Math.floor(x / wide) + (y > SIDE / 2 ? 4 : 0)) % 9] ?? BLACK;
    });
  },
  stripes(random) {
    const [one, other, wide] = [saturated(random), anyColour(random), 1 + random.below(4)];
    const [u, v] = random.pick([
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ] as const);
    return paint(128, 128, (x, y) => (Math.floor((x * u + y * v) / wide) & 1 ? one : other));
  },
  text: (random) => {
    const [paper, ink] = [saturated(random), saturated(random)];
    return rendered(page(random, paper, () => ink, 10 + random.below(14)));
  },
  document: (random) =>
    rendered(page(random, WHITE, () => (random.below(5) ? BLACK : saturated(random)), 9 + random.below(8))),
  async scan(random) {
    const drawn = await rendered(page(random, [244, 240, 228], () => [40, 38, 46], 11 + random.below(6)));
    const soft = await sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
      .rotate(random.below(40) / 20 - 1, { background: '#f4f0e4' })
      .blur(0.6)
      .resize(SIDE, SIDE, { fit: 'cover' })
      .raw()
      .toBuffer();
    const next = noise(1 + random.below(1e6));
    for (const [i, sample] of soft.entries()) soft[i] = Math.max(0, Math.min(255, sample + 14 * (next() - 0.5)));
    return { data: soft, width: SIDE, height: SIDE };
  },
  palette(random) {
    const [colours, side] = [Array.from({ length: 16 }, () => anyColour(random)), 3 + random.below(14)];
    return paint(SIDE, SIDE, (x, y) => colours[(Math.floor(x / side) * 7 + Math.floor(y / side) * 3) & 15] ?? BLACK);
  },
  gradient(random) {
    const [from, to, across] = [saturated(random), saturated(random), random.below(2)];
    return paint(SIDE, SIDE, (x, y) => {
      const share = (across ? x : (x + y) / 2) / SIDE;
      const at = (i: 0 | 1 | 2) => from[i] + share * (to[i] - from[i]);
      return [at(0), at(1), at(2)];
    });
  },
  dithered(random) {
    const [one, other] = [saturated(random), anyColour(random)];
    const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
    return paint(128, 128, (x, y) => ((bayer[(y & 3) * 4 + (x & 3)] ?? 0) / 16 < (x + y) / 256 ? one : other));
  },
  chart(random) {
    const bars = Array.from({ length: 7 }, (_, i) => {
      const tall = 20 + random.below(130);
      return `<rect x="${20 + i * 22}" y="${175 - tall}" width="16" height="${tall}" fill="${hex(saturated(random))}"/>`;
    });
    const grid = Array.from({ length: 8 }, (_, i) => `<path d="M16 ${15.5 + i * 20}H180" stroke="#ccc"/>`);
    const line = Array.from({ length: 9 }, (_, i) => `${18 + i * 20},${20 + random.below(150)}`).join(' ');
    const curve = `<polyline points="${line}" fill="none" stroke="${hex(saturated(random))}" stroke-width="1.5"/>`;
    return rendered(
      `<rect width="100%" height="100%" fill="#fff"/>${grid.join('')}${bars.join('')}${curve}<text x="60" y="190" font-size="11">Sales</text>`,
    );
  },
  hairlines(random) {
    const paper = random.pick([WHITE, BLACK, saturated(random)]);
    const lines = Array.from({ length: 24 }, () => {
      const [a, b, c, d] = [0, 0, 0, 0].map(() => random.below(SIDE));
      return `<path d="M${a} ${b}L${c} ${d}" stroke="${hex(saturated(random))}" stroke-width="1"/>`;
    });
    return rendered(`<rect width="100%" height="100%" fill="${hex(paper)}"/>${lines.join('')}`);
  },
  icon(random) {
    const side = random.pick([32, 48, 64]);
    const [r, c] = [side * 0.4, side / 2];
    return rendered(
      `<circle cx="${c}" cy="${c}" r="${r}" fill="${hex(saturated(random))}"/><path d="M${c - r / 2} ${c}L${c} ${c + r / 2}L${c + r / 1.6} ${c - r / 2}" fill="none" stroke="${hex(saturated(random))}" stroke-width="${side / 10}"/>`,
      side,
    );
  },
  card(random) {
    const [one, other] = [saturated(random), saturated(random)];
    return paint(SIDE, SIDE, (x, y) => {
      const from = Math.hypot(x - SIDE / 2, y - SIDE / 2);
      if (from < SIDE * 0.35) return Math.cos((from * from) / 140) > 0 ? one : other;
      return (x & 31) === 0 || (y & 31) === 0 ? WHITE : [110, 110, 110];
    });
  },
};

/** @param seeds the number of pictures per kind */
export function drawn(seeds: number): { name: string; make: () => Promise<RawPicture> }[] {
  return Object.entries(DRAWINGS).flatMap(([kind, draw], i) =>
    Array.from({ length: seeds }, (_, seed) => ({
      name: `${kind}-${seed}`,
      make: async () => draw(seeded(1000 * i + seed)),
    })),
  );
}
