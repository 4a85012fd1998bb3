import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { commonHeaders, fileHeaders, type HeaderRecord, pagePath, type ScriptHashes } from '../headers.ts';
import { ENCODINGS, type Encoding } from './negotiate.ts';

/** One representation of a file: its bytes and headers. */
export interface Representation {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: HeaderRecord;
}

export interface SiteFile {
  kind: 'page' | 'asset' | 'file';
  representations: ReadonlyMap<Encoding, Representation>;
  encodings: ReadonlySet<Encoding>;
  /** The uncompressed file, always present. */
  plain: Representation;
}

export interface Site {
  /** By request path ("/", "/resize", "/assets/main-1a2b3c4d.js"). Other paths do not exist, so no path can leave the folder. */
  files: ReadonlyMap<string, SiteFile>;
  /** The page for unknown paths, and those for unknown paths in the folder of a language (`/es`). */
  notFound: SiteFile;
  notFoundIn: ReadonlyMap<string, SiteFile>;
  /** The search pages of all languages. Queries are unknown at build time, so these accept them as `?q=`. */
  searches: readonly string[];
}

/** The build is missing or incomplete; the message is a sentence for the person who starts the server. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

const NOT_FOUND_PAGE = '/404';
/** A language's page for unknown paths. */
const NOT_FOUND_IN = /^(\/[a-z-]+)\/404$/;
/** The build's redirects, of search addresses to their page. */
const REDIRECTS = '_redirects';
/** Files that are not part of the site: React Router's fallback page (unknown paths get the 404 page here), and files for static hosts. */
const LEFT_OUT = new Set(['__spa-fallback.html', '_headers', '_redirects']);

function readFileWithEncodings(folder: string, file: string, hashes?: readonly string[]): SiteFile {
  const path = hashes ? pagePath(file) : `/${file}`;
  const body = readFileSync(join(folder, file));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const available = ENCODINGS.filter(({ extension }) => existsSync(join(folder, file + extension)));
  const shared: HeaderRecord = {
    ...commonHeaders(path),
    ...fileHeaders(path, hashes),
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    // Marks that /api exists. On a static host the header is missing, and the page makes no requests.
    ...(hashes ? { 'Server-Timing': 'api' } : {}),
    ...(available.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
  };
  const represent = (bytes: Uint8Array<ArrayBuffer>, etag: string, headers: HeaderRecord): Representation => ({
    body: bytes,
    etag,
    headers: { ...shared, ...headers, ETag: etag, 'Content-Length': String(bytes.byteLength) },
  });
  const plain = represent(body, `"${digest}"`, {});
  const representations = new Map<Encoding, Representation>([['identity', plain]]);
  for (const { name, extension } of available)
    representations.set(
      name,
      // The encoding is part of a strong tag: the bytes differ.
      represent(readFileSync(join(folder, file + extension)), `"${digest}-${name}"`, { 'Content-Encoding': name }),
    );
  const kind = hashes ? 'page' : file.startsWith('assets/') ? 'asset' : 'file';
  return { kind, representations, encodings: new Set(representations.keys()), plain };
}

/**
 * Reads the built site into memory: a few tens of megabytes, served without touching the disk again. A new build needs a restart.
 * @param folder the build's folder, with `csp.json` beside it
 * @param findEarlier returns a folder with the assets of the build before; called once the build is known to be there
 * @throws MissingBuildError if the folder, its 404 page or the hashes are missing
 */
export function loadSite(folder: string, findEarlier?: () => string): Site {
  const hashFile = join(folder, '..', 'csp.json');
  if (!existsSync(folder) || !existsSync(hashFile))
    throw new MissingBuildError(`There is no built site in ${folder}: run "npm start", which builds it first.`);
  const csp = JSON.parse(readFileSync(hashFile, 'utf8')) as ScriptHashes;
  const files = new Map<string, SiteFile>();
  const earlier = findEarlier?.();
  if (earlier && existsSync(earlier))
    for (const name of plainNames(earlier)) files.set(`/${name}`, readFileWithEncodings(earlier, name));
  for (const name of plainNames(folder)) {
    const isPage = /(^|\/)index\.html$/.test(name);
    files.set(
      isPage ? pagePath(name) : `/${name}`,
      readFileWithEncodings(folder, name, isPage ? (csp[name] ?? []) : undefined),
    );
  }
  const notFound = files.get(NOT_FOUND_PAGE);
  if (!notFound)
    throw new MissingBuildError(`The built site in ${folder} has no 404 page: run "npm start", which builds it again.`);
  files.delete(NOT_FOUND_PAGE);
  const notFoundIn = new Map<string, SiteFile>();
  for (const [path, file] of files) {
    const prefix = NOT_FOUND_IN.exec(path)?.[1];
    if (!prefix) continue;
    notFoundIn.set(prefix, file);
    files.delete(path);
  }
  return { files, notFound, notFoundIn, searches: searchesIn(folder) };
}

/** The names of a folder's files, without those that are another one in an encoding. */
function plainNames(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !LEFT_OUT.has(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const present = new Set(names);
  const isEncoded = (name: string) =>
    ENCODINGS.some(({ extension }) => name.endsWith(extension) && present.has(name.slice(0, -extension.length)));
  return names.filter((name) => !isEncoded(name));
}

/** The search pages, from lines such as `/search/:query  /search?q=:query  302`. */
function searchesIn(folder: string): string[] {
  const file = join(folder, REDIRECTS);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^(\S+)\/:query /gm)].map(([, path = '']) => path);
}
