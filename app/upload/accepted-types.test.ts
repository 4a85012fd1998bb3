import { describe, expect, it } from 'vitest';
import { FORMATS, READABLE_IDS } from '#engine';
import { ACCEPT_ATTRIBUTE, ACCEPTED, claimsToBeAccepted } from './accepted-types.ts';

describe('accepted types', () => {
  it('are those that the engine reads', () => {
    const readable = READABLE_IDS.map((id) => FORMATS[id]);
    const packed = (mediaType: string) => (mediaType === 'image/svg+xml' ? ['.svgz'] : []);
    const expected = readable.map(({ mediaType, extensions }) => [
      mediaType,
      [...extensions.map((e) => `.${e}`), ...packed(mediaType)].sort(),
    ]);
    const accepted = ACCEPTED.map(({ mediaType, extensions }) => [mediaType, [...extensions].sort()]);
    expect(Object.fromEntries(accepted)).toEqual(Object.fromEntries(expected));
  });

  it('are offered by the file dialog', () => {
    expect(ACCEPT_ATTRIBUTE.split(',')).toEqual(expect.arrayContaining(['image/jpeg', '.jpg', '.tif', '.heic']));
  });

  it.each([
    ['photo.jpg', 'image/jpeg', true],
    ['PHOTO.JPG', '', true],
    ['scan.tif', '', true],
    ['noext', 'image/png', true],
    ['notes.txt', 'text/plain', false],
    ['film.mp4', 'video/mp4', false],
    ['jpg', '', false],
  ])('%s of type "%s" claims to be accepted: %s', (name, type, expected) => {
    expect(claimsToBeAccepted({ name, type })).toBe(expected);
  });
});
