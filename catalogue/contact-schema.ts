import * as z from 'zod/mini';
import { contactProblems as PROBLEMS } from './text/contact.ts';

/** A field of one line: what ends a line or is no character at all has no place in a mail header. */
const oneLine = (problem: string) => z.regex(/^\P{Cc}*$/u, problem);

/**
 * A contact message, as the form checks it before sending and the server before storing.
 * The parsed value is trimmed. Lengths count UTF-16 units, as a form field's `maxLength` does.
 */
export const contactSchema = z.object({
  name: z
    .string(PROBLEMS.name.short)
    .check(
      z.trim(),
      z.minLength(2, PROBLEMS.name.short),
      z.maxLength(100, PROBLEMS.name.long),
      oneLine(PROBLEMS.oneLine.name),
    ),
  email: z.string(PROBLEMS.email).check(z.trim(), z.email(PROBLEMS.email), z.maxLength(254, PROBLEMS.email)),
  subject: z
    .string(PROBLEMS.subject.short)
    .check(
      z.trim(),
      z.minLength(5, PROBLEMS.subject.short),
      z.maxLength(200, PROBLEMS.subject.long),
      oneLine(PROBLEMS.oneLine.subject),
    ),
  message: z
    .string(PROBLEMS.message.short)
    .check(z.trim(), z.minLength(10, PROBLEMS.message.short), z.maxLength(5000, PROBLEMS.message.long)),
  /**
   * A trap for robots: a field that people neither see nor reach, and must stay empty. A filled one is refused
   * rather than swallowed, so that nobody is told that a message arrived which did not.
   */
  website: z.optional(z.literal('', PROBLEMS.empty)),
});

export type ContactMessage = z.infer<typeof contactSchema>;
