import sharp from 'sharp';
import { asSharp, noise, photoLike } from '../../../fixtures/pictures.ts';
import type { Input } from '../../photos.ts';

const [WIDTH, HEIGHT] = [1440, 900];
const LINE = 22;

/** Strokes with soft edges in place of letters. Real letters would depend on the machine's fonts. */
function words(random: () => number, left: number, top: number, width: number, colour: string): string {
  const strokes: string[] = [];
  for (let x = left; x < left + width; ) {
    const letters = 2 + Math.floor(random() * 8);
    for (let i = 0; i < letters && x < left + width; i++) {
      const high = random() < 0.3 ? 12 : 8;
      const lean = (random() - 0.5) * 3;
      strokes.push(`M${x.toFixed(2)} ${top}q${(2 + lean).toFixed(2)} ${-high} ${(3.5 + lean).toFixed(2)} ${-high / 2}`);
      strokes.push(`m-3 ${(high / 4).toFixed(2)}h${(3 + random() * 2).toFixed(2)}`);
      x += 7;
    }
    x += 6;
  }
  return `<path d="${strokes.join('')}" fill="none" stroke="${colour}" stroke-width="1.3"/>`;
}

function page(): string {
  const random = noise(41);
  const lines = Array.from({ length: 26 }, (_, i) => {
    const short = i % 7 === 6 ? 0.4 : 0.8 + random() * 0.2;
    return words(random, 300, 190 + i * LINE, 620 * short, i % 7 === 0 ? '#1a56c4' : '#24292f');
  });
  const menu = Array.from({ length: 14 }, (_, i) => words(random, 40, 130 + i * 34, 90 + random() * 90, '#57606a'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="bar"><stop stop-color="#0b3d66"/><stop offset="1" stop-color="#0f7b8a"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="#fff"/>
    <rect width="260" height="100%" fill="#f6f8fa"/><path d="M260.5 64V900" stroke="#d0d7de"/>
    <rect width="100%" height="64" fill="url(#bar)"/>
    <rect x="1180" y="18" width="120" height="28" rx="6" fill="#fff" fill-opacity=".2" stroke="#fff"/>
    <circle cx="1370" cy="32" r="16" fill="#ffb703"/>
    ${words(random, 40, 40, 180, '#ffffff')}${words(random, 300, 130, 420, '#24292f')}
    ${menu.join('')}${lines.join('')}
    <rect x="980" y="110" width="420" height="300" rx="10" fill="#fff" stroke="#d0d7de"/>
    <rect x="980" y="440" width="420" height="300" rx="10" fill="#ddf4ff" stroke="#54aeff"/>
    ${Array.from({ length: 9 }, (_, i) => words(random, 1000, 480 + i * 26, 360 * random(), '#0969da')).join('')}
  </svg>`;
}

/** A page with text, a menu, coloured surfaces and a photo. */
export async function screenshot(): Promise<Input> {
  const photo = await asSharp(photoLike(388, 268, 9))
    .png()
    .toBuffer();
  const bytes = await sharp(Buffer.from(page()))
    .composite([{ input: photo, left: 996, top: 126 }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { name: 'made-screenshot.png', bytes, width: WIDTH, height: HEIGHT };
}
