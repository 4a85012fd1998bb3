import { expect, it } from 'vitest';
import { rejectionMessage } from './rejection-message.ts';

const limits = { maxFiles: 20, maxSizeMb: 10 };

it.each([
  ['file-too-large', 'File is larger than 10485760 bytes', 'File is too large. Max size: 10MB'],
  ['file-invalid-type', 'File type must be image/*', 'Invalid file type. Please upload an image.'],
  ['too-many-files', 'Too many files', 'Too many files. Max: 20'],
  ['file-too-small', 'File is smaller than 1 byte', 'File is smaller than 1 byte'],
  ['something-new', '', 'Error uploading file'],
])('%s has the right sentence', (code, message, expected) => {
  expect(rejectionMessage({ errors: [{ code, message }] }, limits)).toBe(expected);
});

it('gives the first of several reasons, and is never empty', () => {
  const errors = [
    { code: 'file-too-large', message: '' },
    { code: 'file-invalid-type', message: '' },
  ];
  expect(rejectionMessage({ errors }, limits)).toBe('File is too large. Max size: 10MB');
  expect(rejectionMessage({ errors: [] }, limits)).toBe('Error uploading file');
});
