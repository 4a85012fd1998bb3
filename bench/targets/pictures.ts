import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CORPUS_PHOTOS, corpusFile, HAS_CORPUS } from '../../fixtures/corpus.ts';
import { fixtureFile } from '../../fixtures/index.ts';
import { findPhotos } from '../inputs/photos.ts';
import { screenshot } from '../inputs/screenshot.ts';

/** A third of a megapixel: what an exhaustive search can bear. */
const EDGE = 700;

/** Pictures of the corpus that are taken as they are: photos, drawings, an animation. */
const AS_THEY_ARE = [
  'Landscape_1.jpg',
  'concert.jpg',
  'flowers.jpeg',
  'embedgravitybird.png',
  'test-pattern.png',
  'rotating-squares.gif',
];

async function reduced(bytes: Uint8Array, name: string): Promise<File> {
  const small = sharp(bytes).autoOrient().resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true });
  const data = name.endsWith('.png') ? await small.png().toBuffer() : await small.jpeg({ quality: 95 }).toBuffer();
  return new File([new Uint8Array(data)], name);
}

/** Photos and screenshots, reduced, and some of the corpus; made ones where there are none. */
export async function targetPictures(): Promise<File[]> {
  const made = await screenshot();
  const files = [new File([new Uint8Array(made.bytes)], made.name)];
  const { photos } = await findPhotos(4);
  for (const { name, bytes } of photos) files.push(await reduced(bytes, name));
  if (!HAS_CORPUS) return [...files, await fixtureFile('photo-1200.jpg'), await fixtureFile('photo-600.png')];
  for (const name of CORPUS_PHOTOS.filter((each) => each.endsWith('.png'))) {
    files.push(await reduced(new Uint8Array(await (await corpusFile(`photos/${name}`)).arrayBuffer()), name));
  }
  for (const name of AS_THEY_ARE) files.push(await corpusFile(name));
  return files;
}

export const readModule = async (path: string) => WebAssembly.compile(await readFile(path));
