import { formOf } from '#catalogue/forms/index.ts';

/** A finished file of a form's picture, under the name that it is saved with. */
export interface Ready {
  blob: Blob;
  filename: string;
}

/** By the form's id, a dot, and the picture's number. */
export type ReadyFiles = Readonly<Record<string, Ready>>;

/** Returns the finished files of the form that a picture belongs to, in the form's order. */
export function readyOf(form: string | undefined, ready: ReadyFiles): Ready[] {
  return textsOf(form).flatMap((text) => ready[text] ?? []);
}

/** Returns the first picture after this one, in a circle, that is not made yet; undefined if all are. */
export function nextAfter(form: string | undefined, ready: ReadyFiles): string | undefined {
  const texts = textsOf(form);
  const here = texts.indexOf(form ?? '');
  return [...texts.slice(here + 1), ...texts.slice(0, Math.max(0, here))].find((text) => !ready[text]);
}

function textsOf(form: string | undefined): string[] {
  const { id, pictures = [] } = (form ? formOf(form)?.form : undefined) ?? {};
  return pictures.map((_, i) => `${id}.${i}`);
}
