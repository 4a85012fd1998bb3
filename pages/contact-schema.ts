import * as z from 'zod/mini';
import { contactProblems as PROBLEMS } from '#words/catalogue/contact.ts';

/** A single-line field: line breaks and control characters have no place in a mail header. */
const oneLine = (problem: string) => z.regex(/^\P{Cc}*$/u, problem);

/**
 * A contact message, as the form checks it before sending and the server before storing. The parsed value is trimmed.
 * Lengths count UTF-16 units, like a form field's `maxLength`.
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
   * A trap for robots: a field that people neither see nor reach, and that must stay empty. The server refuses a filled
   * one instead of dropping the message silently, because the sender would believe that it had arrived.
   */
  website: z.optional(z.literal('', PROBLEMS.empty)),
});

export type ContactMessage = z.infer<typeof contactSchema>;
