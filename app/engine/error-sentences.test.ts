import { describe, expect, it } from 'vitest';
import { IMAGE_ERROR_CODES, ImageError } from '#engine';
import { errorMessage, errorSentence } from './error-sentences.ts';

describe('errorSentence', () => {
  it.each(IMAGE_ERROR_CODES)('has words of its own for %s', (code) => {
    const others = IMAGE_ERROR_CODES.filter((other) => other !== code);
    const sentence = errorSentence(new ImageError(code, 'for developers'));
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toContain('for developers');
    expect(others.map((other) => errorSentence(new ImageError(other, '')))).not.toContain(sentence);
  });

  it('knows the error of a worker by its name', () => {
    const foreign = Object.assign(new Error('x'), { name: 'ImageError', code: 'unreadable' });
    expect(errorSentence(foreign)).toBe(errorSentence(new ImageError('unreadable', '')));
  });

  it('hands on the message of an error that it does not know', () => {
    expect(errorSentence(new Error('the disk is full'))).toBe('the disk is full');
    expect(errorSentence('not even an error')).toBe('Unknown error');
  });
});

describe('errorMessage', () => {
  it.each([
    [new ImageError('unreadable', 'Failed to load image'), 'Failed to load image'],
    [new Error(''), 'Unknown error'],
    [undefined, 'Unknown error'],
  ])('of %o is "%s"', (error, message) => {
    expect(errorMessage(error)).toBe(message);
  });
});
