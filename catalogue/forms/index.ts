import { EXAMS } from './exams.ts';
import type { Form, FormPicture } from './form.ts';
import { PASSPORTS } from './passports.ts';
import { PORTALS } from './portals.ts';

export const FORMS: readonly Form[] = [...PASSPORTS, ...EXAMS, ...PORTALS];

/** Returns the form and its picture that `id.number` names; undefined if there is none. */
export function formOf(text: string): { form: Form; picture: FormPicture } | undefined {
  const [, id, number] = /^([a-z\d-]+)\.(\d)$/.exec(text) ?? [];
  const form = FORMS.find((form) => form.id === id);
  const picture = form?.pictures[Number(number)];
  return form && picture && { form, picture };
}

export const pictureOf = (text: string): FormPicture | undefined => formOf(text)?.picture;
