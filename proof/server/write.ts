/** Sends a contact message. @returns the status; undefined without an answer */
export async function write(
  origin: string,
  subject: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.org',
    subject,
    message: 'How many pixels are there?',
  });
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}
