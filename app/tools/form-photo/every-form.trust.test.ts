import { afterAll, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { FORM_PICTURES, photosFor, tryForm } from './every-form.test-data.ts';

/* make-photo.test.ts tries one of the ten photos for each form. */

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const cases = FORM_PICTURES.flatMap(([text, picture]) =>
  photosFor(picture).map((photo) => [text, photo, picture] as const),
);

it.each(cases)('%s of the photo "%s"', { timeout: 300_000 }, async (text, photo, picture) => {
  expect(await tryForm(engine, text, picture, photo)).toEqual({ unmet: [], misjudged: [] });
});
