import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { site } from '../../site.ts';
import { twoAtATime } from '../two-at-a-time.ts';

/** The size of preview pictures in messengers and social networks. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 88;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="#1c1c1c"/>
<g fill="none" stroke="#6b6b6b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
<path d="M40 88V40h48M1112 40h48v48M1160 542v48h-48M88 590H40v-48"/></g>
<g transform="translate(${MARGIN - 6} 80) scale(2.4)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<path d="M4 9V4h5M20 15v5h-5"/><circle cx="12" cy="12" r="4" fill="#e8613a" stroke="none"/></g>
</svg>`;

const font = (name: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${name}.ttf`);
const FONTS = { regular: font('400Regular/Inter_400Regular'), strong: font('600SemiBold/Inter_600SemiBold') };

interface Shared {
  /** The picture's path within the site. */
  file: string;
  /** Heading and description with HTML entities, which Pango's markup understands too. */
  heading: string;
  description: string;
}

/**
 * Draws the picture that each page of a folder names for sharing, from the page's own heading and description.
 * @param cache folder kept between builds: a picture is drawn again only if its text has changed
 * @throws Error if a page names a picture but has no heading
 */
export async function writeSharePictures(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((e) => e.isFile() && e.name === 'index.html').map((e) => join(e.parentPath, e.name));
  const pictures: Shared[] = [];
  for (const page of pages) {
    const shared = sharedBy(await readFile(page, 'utf8'));
    const path = relative(folder, dirname(page)).replaceAll('\\', '/') || 'home';
    // A page that duplicates another one names that page's picture.
    if (shared?.file === `share/${path}.png`) pictures.push(shared);
  }
  await twoAtATime(pictures, async (shared) => {
    const key = createHash('sha256')
      .update(JSON.stringify([site.name, DRAWING, draw.toString(), shared]))
      .digest('hex');
    const cached = join(cache, `${key}.png`);
    if (!(await stat(cached).catch(() => null))) {
      await draw(shared).toFile(`${cached}.${process.pid}`);
      await rename(`${cached}.${process.pid}`, cached);
    }
    const target = join(folder, shared.file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(cached, target);
  });
}

/** @returns undefined for a page without a share picture */
export function sharedBy(html: string): Shared | undefined {
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
  const image = meta('og:image');
  if (!image) return undefined;
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  if (!heading) throw new Error(`Expected a heading on the page of ${image}`);
  return { file: new URL(image).pathname.slice(1), heading, description: meta('og:description') ?? '' };
}

function draw({ heading, description }: Shared): Sharp {
  const text = (markup: string, colour: string, strong: boolean, size: number, width: number) => ({
    text: {
      text: `<span foreground="${colour}">${markup}</span>`,
      font: `Inter ${strong ? 'SemiBold ' : ''}${size}`,
      fontfile: strong ? FONTS.strong : FONTS.regular,
      width,
      rgba: true,
      dpi: 72,
      spacing: 8,
    },
  });
  const width = WIDTH - 2 * MARGIN;
  return sharp(Buffer.from(DRAWING))
    .composite([
      { input: text(site.name, '#ffffff', true, 36, 800), left: MARGIN + 64, top: 90 },
      { input: text(heading, '#ffffff', true, heading.length > 34 ? 64 : 80, width), left: MARGIN, top: 210 },
      { input: text(description, '#b8b8b8', false, 28, width), left: MARGIN, top: 430 },
    ])
    .png({ palette: true, colours: 64 });
}
