/** Every header that the site's own server would send, by path, with those of all paths under `*` (scripts/build/precache.ts). */
export type HeaderTable = Record<string, Record<string, string>>;

/** Where the build writes that table. Asked for only on hosts that cannot set headers. */
export const HEADER_TABLE_PATH = '/headers.json';

/**
 * Gives a response the headers of the site where its host could not set them, so that the codecs have their threads and
 * the page its policy there too. With the site's own server it returns the response as it is.
 */
export async function isolated(
  response: Response,
  path: string,
  readTable: () => Promise<HeaderTable>,
): Promise<Response> {
  // An answer of another kind (an error of the network, one that may not be read) has no headers to set.
  if (response.status < 200 || response.type === 'error' || response.type.startsWith('opaque')) return response;
  if (response.headers.has('Cross-Origin-Embedder-Policy')) return response;
  const table = await readTable();
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...table['*'], ...table[path] })) headers.set(name, value);
  const { status, statusText } = response;
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? response.body : null, { status, statusText, headers });
}
