import type { Form } from '#catalogue/forms/form.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { LANGUAGE } from '#words/locale.ts';

/** Returns a form's name: an examination's own, or the country of a passport or visa and which one it is. */
export function formName({ name, kind, country }: Form): string {
  if (name && (kind === 'exam' || kind === 'portal')) return name;
  const regions = new Intl.DisplayNames(LANGUAGE, { type: 'region' });
  return [regions.of(country) ?? country, formPhotoWords.kinds[kind], name].filter(Boolean).join(' · ');
}
