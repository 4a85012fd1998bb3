import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitemapPaths } from '#pages/site-map.ts';
import { SHARE_FIELD, SHARE_PATH } from '../../app/offline/protocol.ts';
import { ACCEPTED } from '../../app/upload/accepted-types.ts';
import { ALL_TOOLS, TOOL_PAGES } from '../../pages/tools.ts';
import { site } from '../../site.ts';
import { manifestDescription } from '../../words/en/manifest.ts';
import { type Language, pathsOf } from '../../words/languages.ts';

/** The URLs that search engines should index. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(site.origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const robots = (sitemaps: readonly string[]) => `User-agent: *
Disallow: /api/

${sitemaps.map((name) => `Sitemap: ${site.origin}/${name}\n`).join('')}`;

/**
 * Where to report a vulnerability (RFC 9116).
 * @param year of the build. The file is valid until the end of the next one, so that two builds of a day have the same bytes
 */
export const securityText = (year: number) => `Contact: mailto:support@${site.domain}
Expires: ${year + 1}-12-31T23:59:59Z
Preferred-Languages: en
Canonical: ${site.origin}/.well-known/security.txt
`;

/** What a manifest needs of a language. */
type ManifestLanguage = Pick<Language, 'tag' | 'prefix' | 'pagePaths' | 'description' | 'tools'>;

const ENGLISH: ManifestLanguage = {
  tag: 'en',
  prefix: '',
  pagePaths: {},
  description: manifestDescription,
  tools: ALL_TOOLS,
};

/** The web app manifest of a language: name, shortcuts to the tools, and handled image files. */
export function manifest({ tag, prefix, pagePaths, description, tools }: ManifestLanguage = ENGLISH) {
  const pathOf = (english: string) => pagePaths[english] ?? english;
  return {
    id: pathOf('/'),
    lang: tag,
    name: site.name,
    short_name: site.name,
    description,
    start_url: pathOf('/'),
    // Pages that are not translated are outside the language's prefix.
    scope: '/',
    display: 'standalone',
    background_color: '#f7f7f7',
    theme_color: '#f7f7f7',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: tools.map(({ name, path }) => ({ name, url: pathOf(path) })),
    // Each file opens in its own window, since the tool accepts one picture.
    file_handlers: [
      {
        action: pathOf(TOOL_PAGES.resize.path),
        accept: Object.fromEntries(ACCEPTED.map(({ mediaType, extensions }) => [mediaType, extensions])),
        launch_type: 'multiple-clients',
      },
    ],
    share_target: {
      action: prefix + SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          { name: SHARE_FIELD, accept: ACCEPTED.flatMap(({ mediaType, extensions }) => [mediaType, ...extensions]) },
        ],
      },
    },
  };
}

/** For hosts that read redirects from a file. Our server has the same redirect built in. */
const redirects = (searches: readonly string[]) =>
  searches.map((path) => `${path}/:query  ${path}?q=:query  302\n`).join('');

/** Writes the files that crawlers, browsers and hosts expect at the root of a site. */
export async function writeSiteFiles(folder: string, languages: readonly Language[]): Promise<void> {
  const sitemaps = {
    'sitemap.xml': sitemap(sitemapPaths()),
    ...Object.fromEntries(languages.map((language) => [`sitemap-${language.id}.xml`, sitemap(pathsOf(language))])),
  };
  const files = {
    ...sitemaps,
    'robots.txt': robots(Object.keys(sitemaps)),
    '.well-known/security.txt': securityText(new Date().getUTCFullYear()),
    ...Object.fromEntries(
      [ENGLISH, ...languages].map((language) => [
        `${language.prefix.slice(1)}/site.webmanifest`,
        `${JSON.stringify(manifest(language), null, 2)}\n`,
      ]),
    ),
    _redirects: redirects(['/search', ...languages.map(({ pagePaths }) => pagePaths['/search'] ?? '')].filter(Boolean)),
  };
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
