/** The headers of the site's own server, by path; `*` has those of all paths (scripts/build/precache.ts). */
export type HeaderTable = Record<string, Record<string, string>>;

/** The build writes that table here. Requested only on hosts that cannot set headers. */
export const HEADER_TABLE_PATH = '/headers.json';

/**
 * Adds the site's headers to a response if its host could not set them, so that codecs have threads and the page has
 * its policy there too. Responses of the site's own server are returned unchanged.
 */
export async function isolated(
  response: Response,
  path: string,
  readTable: () => Promise<HeaderTable>,
): Promise<Response> {
  // Other responses (a network error, an opaque one) have no headers to set.
  if (response.status < 200 || response.type === 'error' || response.type.startsWith('opaque')) return response;
  if (response.headers.has('Cross-Origin-Embedder-Policy')) return response;
  const table = await readTable();
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...table['*'], ...table[path] })) headers.set(name, value);
  const { status, statusText } = response;
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? response.body : null, { status, statusText, headers });
}
