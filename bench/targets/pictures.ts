import sharp from 'sharp';
import { CORPUS_PHOTOS, corpusFile, HAS_CORPUS } from '../../fixtures/corpus.ts';
import { fixtureFile } from '../../fixtures/index.ts';
import { findPhotos } from '../inputs/photos.ts';
import { screenshot } from '../inputs/screenshot.ts';

/** A sixth of a megapixel: what an exhaustive search can bear. */
const EDGE = 500;
const PHOTOS = 6;

/** Pictures of the corpus that are taken as they are: photos, drawings, an animation. */
const AS_THEY_ARE = ['Landscape_1.jpg', 'concert.jpg', 'embedgravitybird.png', 'rotating-squares.gif'];

async function reduced(bytes: Uint8Array, name: string): Promise<File> {
  const small = sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .toColourspace('srgb')
    .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true });
  return new File([new Uint8Array(await small.jpeg({ quality: 95 }).toBuffer())], name);
}

/** The middle of a screenshot: reduced, its letters would be those of a photo. */
async function middle(bytes: Uint8Array, name: string): Promise<File> {
  const { width, height } = await sharp(bytes).metadata();
  const [w, h] = [Math.min(width, EDGE), Math.min(height, EDGE)];
  const part = { left: (width - w) >> 1, top: (height - h) >> 1, width: w, height: h };
  return new File([new Uint8Array(await sharp(bytes).extract(part).png().toBuffer())], name);
}

/** Photos and screenshots, made small, and some of the corpus; made ones where there are none. */
export async function targetPictures(): Promise<File[]> {
  const made = await screenshot();
  const files = [await middle(made.bytes, made.name)];
  const { photos } = await findPhotos(PHOTOS);
  for (const { name, bytes } of photos) files.push(await reduced(bytes, name));
  if (!HAS_CORPUS) return [...files, await fixtureFile('photo-1200.jpg'), await fixtureFile('photo-600.png')];
  for (const name of CORPUS_PHOTOS.filter((each) => !photos.some((photo) => photo.name === each))) {
    const bytes = new Uint8Array(await (await corpusFile(`photos/${name}`)).arrayBuffer());
    files.push(await (name.endsWith('.png') ? middle : reduced)(bytes, name));
  }
  const drawing = await corpusFile('test-pattern.png');
  files.push(await middle(new Uint8Array(await drawing.arrayBuffer()), drawing.name));
  for (const name of AS_THEY_ARE) files.push(await corpusFile(name));
  return files;
}
