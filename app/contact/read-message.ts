import { type ContactMessage, contactSchema } from '#pages/contact-schema.ts';

/** One sentence for each field that is refused, in the order of the form. */
export type FieldProblems = Partial<Record<keyof ContactMessage, string>>;

/** Reads a form by the server's own rules. */
export function readMessage(form: FormData): { message: ContactMessage | undefined; problems: FieldProblems } {
  const { data, error } = contactSchema.safeParse(Object.fromEntries(form));
  const problems: FieldProblems = {};
  for (const { path, message } of error?.issues ?? []) problems[path[0] as keyof ContactMessage] ??= message;
  return { message: data, problems };
}
