const answers = new Map<string, Promise<unknown>>();

/**
 * What the site's own server answers at a path. It is asked once a visit: an answer never grows stale, and nothing is
 * tried again by itself; a failure is forgotten, so that the next one who asks may have more luck.
 * @throws {Error} `status: text` for any answer that is not OK
 */
export function fetchJson<T>(path: string): Promise<T> {
  const answer = answers.get(path) ?? ask(path);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer as Promise<T>;
}

async function ask(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' });
  // HTTP/2 has no words for a status, so the body's come first.
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
}
