import * as z from 'zod/mini';

/** A single-line field: line breaks and control characters have no place in a mail header. */
const oneLine = (name: string) => z.regex(/^\P{Cc}*$/u, `${name} must be on one line.`);

/**
 * A contact message, as the form checks it before sending and the server before storing. The parsed value is trimmed.
 * Lengths count UTF-16 units, like a form field's `maxLength`.
 */
export const contactSchema = z.object({
  name: z
    .string('Name must be at least 2 characters.')
    .check(
      z.trim(),
      z.minLength(2, 'Name must be at least 2 characters.'),
      z.maxLength(100, 'Name must be at most 100 characters.'),
      oneLine('Name'),
    ),
  email: z
    .string('Please enter a valid email address.')
    .check(
      z.trim(),
      z.email('Please enter a valid email address.'),
      z.maxLength(254, 'Please enter a valid email address.'),
    ),
  subject: z
    .string('Subject must be at least 5 characters.')
    .check(
      z.trim(),
      z.minLength(5, 'Subject must be at least 5 characters.'),
      z.maxLength(200, 'Subject must be at most 200 characters.'),
      oneLine('Subject'),
    ),
  message: z
    .string('Message must be at least 10 characters.')
    .check(
      z.trim(),
      z.minLength(10, 'Message must be at least 10 characters.'),
      z.maxLength(5000, 'Message must be at most 5000 characters.'),
    ),
  /**
   * A trap for robots: a field that people neither see nor reach, and that must stay empty. The server refuses a filled
   * one instead of dropping the message silently, because the sender would believe that it had arrived.
   */
  website: z.optional(z.literal('', 'Leave this field empty.')),
});

export type ContactMessage = z.infer<typeof contactSchema>;
