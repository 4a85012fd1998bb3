import type { Form } from '#catalogue/forms/form.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

const regions = lazily(() => new Intl.DisplayNames(LANGUAGE, { type: 'region' }));

/** Returns a form's name: an examination's own, or the country of a passport or visa and which one it is. */
export function formName({ name, kind, country }: Form): string {
  if (name && (kind === 'exam' || kind === 'portal')) return name;
  return [regions().of(country) ?? country, formPhotoWords.kinds[kind], name].filter(Boolean).join(' · ');
}
