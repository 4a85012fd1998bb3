import { expect, it } from 'vitest';
import { encoderOptionsFor } from '#engine/codecs/jpeg/encoder/quality.ts';
import { jpegWriting } from '#engine/codecs/jpeg/settings.ts';
import { PAGES } from '#pages/assembled.test-data.ts';

/* The page of the JPG compressor states when colour is stored at half resolution. The encoder's rule must agree. */

/** Measures of a picture: one in which halved chroma does not show, one in which it does, and a nearly grey one. */
const PHOTO = { content: 0, chromaLoss: () => 0.0005, isNearlyGrey: () => false, plainShare: () => 0 };
const LETTERING = { ...PHOTO, chromaLoss: () => 0.05 };
const GREY = { ...PHOTO, isNearlyGrey: () => true };

function subsamplingAt(quality: number, picture: typeof PHOTO): string {
  const options = { quality, lossless: false, effort: 'usual' } as const;
  const { jpeg } = jpegWriting(options, { width: 4000, height: 3000 });
  if (!jpeg) throw new TypeError('Expected settings for the JPEG encoder');
  return encoderOptionsFor(jpeg, picture).subsampling;
}

it('the page of the JPG compressor states the rule for colour', () => {
  const page = PAGES.find(({ slug }) => slug === 'jpg-compressor');
  const [, said = ''] = page?.facts[0]?.paragraphs ?? [];
  expect(said).toMatch(/^Below quality 90, most photos have their colour stored at half resolution/);
  expect(subsamplingAt(89, PHOTO)).toBe('4:2:0');
  expect(said).toContain('keeps the colour in full where you would see the difference');
  expect(subsamplingAt(75, LETTERING)).toBe('4:4:4');
  expect(said).toContain('From 90 up it does so for all pictures except nearly grey or small ones.');
  expect(subsamplingAt(90, PHOTO)).toBe('4:4:4');
  expect(subsamplingAt(90, GREY)).toBe('4:2:0');
});
