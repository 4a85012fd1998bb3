import { pictureOf } from '#catalogue/forms/index.ts';
import type { FormSettings } from '../settings.ts';

/** What a file shows. Pictures of one form with the same role are made of the same file. */
export type Role = 'photo' | 'signature' | 'thumb' | 'declaration';

export function roleOf({ form, ink }: Pick<FormSettings, 'form' | 'ink'>): Role {
  const subject = form ? pictureOf(form)?.subject : undefined;
  switch (subject) {
    case undefined:
      return ink ? 'signature' : 'photo';
    case 'print':
    case 'postcard':
      return 'photo';
    default:
      return subject;
  }
}
