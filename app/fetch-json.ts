const answers = new Map<string, Promise<unknown>>();

/**
 * The answer of the site's own server for a path. It is requested once per visit, because answers do not go stale.
 * There are no automatic retries, but a failure is forgotten, so that the next call tries again.
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
  // HTTP/2 has no status text, so the body's comes first.
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
}
