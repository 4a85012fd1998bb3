/**
 * Every header policy of the site, as data. The server sends them, and `staticHeaders` writes them for hosts
 * that serve the folder without this server.
 */

/** Hashes of each page's inline scripts, by the page's file ("resize/index.html"), as the build writes them. */
export type ScriptHashes = Record<string, readonly string[]>;
export type HeaderRecord = Record<string, string>;

/**
 * Scripts that run as workers. A worker's policy comes with its own response. wasm-vips's glue code builds its bindings with
 * `new Function`, which only workers may do, never pages.
 */
export const WORKER_SCRIPTS = /\/assets\/[^/]*(worker|vips)[^/]*\.js$/;

/** A name with a hash of the content, which browsers may cache forever. */
export const HASHED_NAMES = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** The service workers, one per language. Their policy comes with their own response too; they fetch only the site's files. */
export const SITE_WORKERS = /^\/sw(?:-[a-z-]+)?\.js$/;

/**
 * Browser features that the site never uses, by the names that Chromium supports; it logs a warning for every other name.
 * Intentionally absent: `clipboard-write` (Share copies the address) and `cross-origin-isolated` (threads).
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Sent with every response, except for some of an asset's. The two isolation headers give the codecs threads (`SharedArrayBuffer`). */
export const COMMON_HEADERS: HeaderRecord = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // No DNS prefetching: a host name can contain data, and no other policy covers it.
  'X-DNS-Prefetch-Control': 'off',
  'Permissions-Policy': UNUSED_FEATURES.map((power) => `${power}=()`).join(', '),
};

/** The common headers that concern documents alone: not sent with the many scripts of a page, of which they would be a third. */
const FOR_DOCUMENTS = new Set(['Cross-Origin-Opener-Policy', 'X-DNS-Prefetch-Control', 'Permissions-Policy']);
const ASSET_HEADERS = Object.fromEntries(Object.entries(COMMON_HEADERS).filter(([name]) => !FOR_DOCUMENTS.has(name)));

/** Those of `COMMON_HEADERS` for a file of the build. @param path its request path */
export const commonHeaders = (path: string): HeaderRecord => (HASHED_NAMES.test(path) ? ASSET_HEADERS : COMMON_HEADERS);

/** Added for connections over TLS; over plain HTTP the header must not be sent (RFC 6797, 7.2). */
export const TLS_HEADERS: HeaderRecord = { 'Strict-Transport-Security': 'max-age=63072000' };

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The policy of a page: the site's own scripts, the page's inline scripts by hash, and no other origin for anything. */
export const pagePolicy = (hashes: readonly string[]): string =>
  policy({
    'default-src': "'none'",
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes].join(' '),
    'worker-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self' blob: data:",
    'media-src': 'blob:',
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  });

/** The policy of a worker: it may build functions from text, and connect only to the site. */
export const WORKER_POLICY = policy({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval' 'unsafe-eval'",
  'worker-src': "'self'",
  'connect-src': "'self'",
});

/** The policy of the service worker: no further script, and connections only to the site. */
export const SITE_WORKER_POLICY = policy({ 'default-src': "'none'", 'connect-src': "'self'" });

/** The policy of everything else, in case a browser opens it as a document. */
export const INERT_POLICY = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * The headers of one file of the build, in addition to `commonHeaders`.
 * @param path its request path, such as "/assets/worker-1a2b3c4d.js" or "/resize"
 * @param hashes hashes of inline scripts, for pages only
 */
export const fileHeaders = (path: string, hashes?: readonly string[]): HeaderRecord => ({
  'Cache-Control': HASHED_NAMES.test(path) ? FOREVER : REVALIDATE,
  'Content-Security-Policy': hashes ? pagePolicy(hashes) : policyOfFile(path),
});

function policyOfFile(path: string): string {
  if (SITE_WORKERS.test(path)) return SITE_WORKER_POLICY;
  return WORKER_SCRIPTS.test(path) ? WORKER_POLICY : INERT_POLICY;
}

/** "resize/index.html" → "/resize"; "index.html" → "/". */
export const pagePath = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '')}`;

/**
 * The same policies as a `_headers` file for Netlify, Cloudflare Pages and others.
 * A header in two matching rules would be sent twice, so no path has the same header twice.
 * @param csp the inline-script hashes of every page
 * @param files the build's files, relative to its folder ("assets/worker-1a2b3c4d.js"); the workers among them get rules
 */
export function staticHeaders(csp: ScriptHashes, files: readonly string[] = []): string {
  const rule = (path: string, headers: HeaderRecord) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const paths = files.map((file) => `/${file}`);
  const workers = paths.filter((path) => WORKER_SCRIPTS.test(path));
  return `${[
    rule('/*', { ...COMMON_HEADERS, ...TLS_HEADERS }),
    rule('/assets/*', { 'Cache-Control': FOREVER }),
    ...['/sw.js', ...paths.filter((path) => path !== '/sw.js' && SITE_WORKERS.test(path))].map((path) =>
      rule(path, fileHeaders(path)),
    ),
    ...workers.map((path) => rule(path, { 'Content-Security-Policy': WORKER_POLICY })),
    ...Object.entries(csp).map(([file, hashes]) =>
      rule(pagePath(file), { 'Content-Security-Policy': pagePolicy(hashes) }),
    ),
  ].join('\n\n')}\n`;
}

/**
 * The same policies by path, with those of every path under `*`. The service worker reads them where a host cannot set
 * headers. Caching headers are not included, as browsers ignore them on a service worker's responses.
 */
export function headerTable(csp: ScriptHashes, files: readonly string[]): Record<string, HeaderRecord> {
  const workers = files.map((file) => `/${file}`).filter((path) => WORKER_SCRIPTS.test(path));
  return {
    '*': COMMON_HEADERS,
    ...Object.fromEntries(workers.map((path) => [path, { 'Content-Security-Policy': WORKER_POLICY }])),
    ...Object.fromEntries(
      Object.entries(csp).map(([file, hashes]) => [pagePath(file), { 'Content-Security-Policy': pagePolicy(hashes) }]),
    ),
  };
}
