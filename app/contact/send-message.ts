import type { ContactMessage } from '#pages/contact-schema.ts';
import type { FieldProblems } from './read-message.ts';

export type Delivery =
  | { state: 'received' }
  /** The server's errors for single fields, in the words of the form. */
  | { state: 'refused'; fields: FieldProblems }
  | { state: 'too-many' }
  | { state: 'failed' };

/** Sends a message to the server. Never rejects: a page must not lose the text. */
export async function sendMessage(message: ContactMessage): Promise<Delivery> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    if (response.status === 429) return { state: 'too-many' };
    const answer: unknown = await response.json();
    // A host without the API may answer anything, even 200 with a page.
    if (response.ok && isReceipt(answer)) return { state: 'received' };
    const fields = response.status === 400 ? fieldsOf(answer) : undefined;
    return fields ? { state: 'refused', fields } : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

function isReceipt(answer: unknown): boolean {
  return (answer as { received?: unknown } | null)?.received === true;
}

function fieldsOf(answer: unknown) {
  return (answer as { error?: { fields?: FieldProblems } } | null)?.error?.fields;
}
