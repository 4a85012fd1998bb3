import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureOf } from '#catalogue/forms/index.ts';
import { languagesIn, wordsOf } from '../languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const languages = ['en', ...(await languagesIn(ROOT)).map(({ id }) => id)];

it.each(languages)('each form that is offered in %s exists', async (language) => {
  const { oftenForms } = await wordsOf(ROOT, language, 'catalogue/sets/form-photo.ts');
  expect(oftenForms.length).toBeGreaterThan(2);
  for (const { form, label } of oftenForms) {
    expect(pictureOf(form), form).toBeDefined();
    expect(label).not.toBe('');
  }
});
