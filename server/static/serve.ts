import { COMMON_HEADERS, type HeaderRecord, INERT_POLICY } from '../headers.ts';
import type { RouteKind } from '../metrics.ts';
import type { Site, SiteFile } from './load.ts';
import { chooseEncoding } from './negotiate.ts';
import { readRange } from './range.ts';

/** A response, with facts for the log. */
export interface Served {
  response: Response;
  kind: RouteKind;
  /** A path of the build, never user input. */
  path?: string;
}

/** The longest URL served. The site's own longest one, a search of 100 characters, is far shorter. */
export const LONGEST_ADDRESS = 4096;

/**
 * The path that receives files shared with the installed site, in the folder of its language. A service worker answers it. A request
 * reaches the server only without a worker, for example after the site's data was cleared. The server reads nothing of the body, and
 * redirects to the English tool or to the home page of another language.
 */
const SHARE_PATH = '/receive';
const SHARED_TO = '/resize#received';

/** Where files that were sent to this path are chosen again; undefined for other paths. */
function sharedTo(pathname: string, { notFoundIn }: Site): string | undefined {
  if (pathname === SHARE_PATH) return SHARED_TO;
  return [...notFoundIn.keys()].find((prefix) => pathname === prefix + SHARE_PATH);
}

/** Whether one of the tags in an If-None-Match or If-Range list matches (weak comparison). */
const matchesTag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => {
    const bare = tag.trim();
    return bare === '*' || bare === etag || bare === `W/${etag}`;
  });

const plainText = (status: number, text: string, extra: HeaderRecord, headers: HeaderRecord = {}): Response =>
  new Response(text, {
    status,
    headers: {
      ...COMMON_HEADERS,
      'Content-Security-Policy': INERT_POLICY,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...extra,
      ...headers,
    },
  });

function sendFile(file: SiteFile, request: Request, extra: HeaderRecord, status = 200): Response {
  const range = request.headers.get('range') ?? undefined;
  // A range counts bytes of one representation. Clients can resume the plain one.
  const encoding = range
    ? 'identity'
    : chooseEncoding(request.headers.get('accept-encoding') ?? undefined, file.encodings);
  const { body, etag, headers } = file.representations.get(encoding) ?? file.plain;

  const known = request.headers.get('if-none-match');
  if (known && status === 200 && matchesTag(known, etag)) {
    const { 'Content-Length': _length, 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = headers;
    return new Response(null, { status: 304, headers: { ...kept, ...extra } });
  }
  if (range && status === 200) {
    const condition = request.headers.get('if-range');
    const part = condition && condition !== etag ? 'whole' : readRange(range, body.byteLength);
    if (part === 'beyond')
      return plainText(416, 'Range not satisfiable', extra, { 'Content-Range': `bytes */${body.byteLength}` });
    if (part !== 'whole')
      return new Response(body.subarray(part.first, part.last + 1), {
        status: 206,
        headers: {
          ...headers,
          ...extra,
          'Content-Length': String(part.last - part.first + 1),
          'Content-Range': `bytes ${part.first}-${part.last}/${body.byteLength}`,
        },
      });
  }
  return new Response(body, { status, headers: { ...headers, ...extra } });
}

const redirect = (status: 302 | 303 | 308, location: string, extra: HeaderRecord): Response =>
  new Response(null, { status, headers: { ...COMMON_HEADERS, ...extra, Location: location } });

/** Escapes literal percent signs of a query: `/search/resize to 50%`. */
const escapeLoosePercents = (pathname: string): string => pathname.replace(/%(?![\da-f]{2})/gi, '%25');

/** The decoded path, or null for paths that no link of the site has: broken escapes, control characters, dot segments, backslashes. */
function readPath(pathname: string, searches: readonly string[]): string | null {
  const isSearch = searches.some((page) => pathname.startsWith(`${page}/`));
  let path: string;
  try {
    path = decodeURIComponent(isSearch ? escapeLoosePercents(pathname) : pathname);
  } catch {
    return null;
  }
  return /\p{Cc}|\\|(^|\/)\.\.?(\/|$)/u.test(path) ? null : path;
}

/**
 * Responds to a request for a page or file.
 * @param extra headers of this response only, such as the request's id
 */
export function serveSite(site: Site, request: Request, extra: HeaderRecord): Served {
  const shared = request.method === 'POST' ? sharedTo(new URL(request.url).pathname, site) : undefined;
  if (shared)
    // `Connection: close`, so that the server does not receive the rest of the body.
    return { response: redirect(303, shared, { ...extra, Connection: 'close' }), kind: 'redirect' };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { response: plainText(405, 'Method not allowed', extra, { Allow: 'GET, HEAD' }), kind: 'refused' };
  if (request.url.length > LONGEST_ADDRESS)
    return { response: plainText(414, 'Address too long', extra), kind: 'refused' };

  const { pathname, search: query } = new URL(request.url);
  const path = readPath(pathname, site.searches);
  if (path === null) return { response: plainText(400, 'Bad request', extra), kind: 'refused' };

  const file = site.files.get(path);
  if (file) return { response: sendFile(file, request, extra), kind: file.kind, path };

  // One URL per page: /resize/ and /resize/index.html redirect to /resize. Only known paths redirect, so none leaves the site.
  const canonical = path.replace(/\/(index\.html)?$/, '') || '/';
  if (canonical !== path && site.files.get(canonical)?.kind === 'page')
    return { response: redirect(308, encodeURI(canonical) + query, extra), kind: 'redirect' };

  // Queries are unknown at build time: the one search page accepts them as ?q=.
  const search = site.searches.find((page) => path.startsWith(`${page}/`));
  if (search) {
    const location = `${search}?q=${encodeURIComponent(path.slice(search.length + 1))}`;
    return { response: redirect(302, location, extra), kind: 'redirect' };
  }
  if (path.startsWith('/assets/')) return { response: plainText(404, 'Not found', extra), kind: 'not-found' };
  const notFound = site.notFoundIn.get(`/${path.split('/')[1]}`) ?? site.notFound;
  return { response: sendFile(notFound, request, extra, 404), kind: 'not-found' };
}
