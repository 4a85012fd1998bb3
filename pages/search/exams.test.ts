import { expect, it } from 'vitest';
import { formOf } from '#catalogue/forms/index.ts';
import { EXAMS } from './exams.ts';

it('each word leads to a form, and to its signature', () => {
  for (const [word, { id, signature }] of Object.entries(EXAMS)) {
    expect(formOf(`${id}.0`)?.picture.subject, word).toBe('photo');
    if (signature !== undefined) expect(formOf(`${id}.${signature}`)?.picture.subject, word).toBe('signature');
  }
});
