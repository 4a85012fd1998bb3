import sharp from 'sharp';
import { type Input, type Photos, readInput } from '../../photos.ts';

/** Pictures of this size are used as they are. Larger ones are reduced to ten megapixels. */
const TEN_MEGAPIXELS = { least: 8e6, most: 12e6, exact: 10e6 } as const;
const MIDDLING_MEGAPIXELS = 2.5e6;
/** Longest edge of the photos of the quality sweep, in pixels. */
const SWEEP_EDGE = 1000;
/** A little below the tools' limit of exactly a hundred million pixels. */
const HUNDRED_MEGAPIXELS = 99.6e6;

const scaled = async ({ name, bytes, width, height }: Input, pixels: number, quality: number): Promise<Input> => {
  const scale = Math.sqrt(pixels / (width * height));
  const made = await sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .resize(Math.round(width * scale), Math.round(height * scale))
    .jpeg({ quality })
    .toBuffer();
  return readInput(`${Math.round(pixels / 1e6)}-megapixels-${name}`, made);
};

/** Photos of about ten megapixels. If all photos are smaller, one is enlarged. */
export async function tenMegapixels({ photos }: Photos, most: number): Promise<Input[]> {
  const pixels = ({ width, height }: Input) => width * height;
  const large = photos.filter((photo) => pixels(photo) >= TEN_MEGAPIXELS.least).slice(0, most);
  const largest = photos.toSorted((a, b) => pixels(b) - pixels(a)).slice(0, 1);
  return Promise.all(
    (large.length > 0 ? large : largest).map((photo) =>
      pixels(photo) > TEN_MEGAPIXELS.most || pixels(photo) < TEN_MEGAPIXELS.least
        ? scaled(photo, TEN_MEGAPIXELS.exact, 92)
        : photo,
    ),
  );
}

/** Enough photos to show that one of them is no exception: their encoders take long. */
const MIDDLING_PHOTOS = 4;

/** Photos reduced to two and a half megapixels. None is enlarged. */
export async function middlingPhotos({ photos }: Photos, most: number): Promise<Input[]> {
  const large = photos.filter(({ width, height }) => width * height >= MIDDLING_MEGAPIXELS);
  return Promise.all(
    large.slice(0, Math.min(most, MIDDLING_PHOTOS)).map((photo) => scaled(photo, MIDDLING_MEGAPIXELS, 95)),
  );
}

/** The first ten-megapixel photo, enlarged. */
export async function hundredMegapixels(photo: Input): Promise<Input> {
  return scaled(photo, HUNDRED_MEGAPIXELS, 88);
}

/** All photos at a size that a sweep can score whole, saved with as little loss as a JPEG allows. */
export async function sweepPhotos({ photos }: Photos): Promise<Input[]> {
  const made: Input[] = [];
  for (const { name, bytes } of photos) {
    const small = await sharp(bytes, { limitInputPixels: false })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: SWEEP_EDGE, height: SWEEP_EDGE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
      .toBuffer();
    made.push(await readInput(`sweep-${name.replace(/\.\w+$/, '')}.jpg`, small));
  }
  return made;
}
