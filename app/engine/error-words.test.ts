import { describe, expect, it } from 'vitest';
import { type AimName, IMAGE_ERROR_CODES, ImageError } from '#engine';
import { errorSentence, failureReason, isUnavailable } from './error-words.ts';

describe('errorSentence', () => {
  it.each(IMAGE_ERROR_CODES)('has its own sentence for %s', (code) => {
    const others = IMAGE_ERROR_CODES.filter((other) => other !== code);
    const sentence = errorSentence(new ImageError(code, 'for developers'));
    expect(sentence).toMatch(/^[A-Z].*[.?]$/);
    expect(sentence).not.toContain('for developers');
    expect(others.map((other) => errorSentence(new ImageError(other, '')))).not.toContain(sentence);
  });

  it('recognises a worker’s error by its name', () => {
    const foreign = Object.assign(new Error('x'), { name: 'ImageError', code: 'unreadable' });
    expect(errorSentence(foreign)).toBe(errorSentence(new ImageError('unreadable', '')));
  });

  it('returns the message of an unknown error', () => {
    expect(errorSentence(new Error('the disk is full'))).toBe('the disk is full');
    expect(errorSentence('not even an error')).toBe('Unknown error');
  });
});

it('knows the errors after which another attempt may help', () => {
  const isHelped = (code: (typeof IMAGE_ERROR_CODES)[number]) => isUnavailable(new ImageError(code, ''));
  expect(IMAGE_ERROR_CODES.filter(isHelped)).toEqual(['codec-unavailable', 'engine-unavailable']);
  expect(isUnavailable(new Error('offline'))).toBe(false);
});

describe('failureReason', () => {
  it.each<[unknown, AimName, string]>([
    [new ImageError('unreadable', 'for developers'), 'encode', 'Failed to load image'],
    [new ImageError('unreadable', 'for developers'), 'size', 'Compression failed: Failed to load image'],
    [new ImageError('unsupported', ''), 'compress', 'Compression failed: The file given is not an image'],
    [
      new ImageError('codec-failed', 'Could not create blob from canvas'),
      'encode',
      'Could not create blob from canvas',
    ],
    [new Error(''), 'encode', 'Unknown error'],
    [undefined, 'compress', 'Compression failed: Unknown error'],
  ])('of %o while aiming at %s is "%s"', (error, aim, message) => {
    expect(failureReason(error, aim)).toBe(message);
  });
});
