import { USUAL_BACKGROUND } from './icons.ts';
import type { FaviconSettings } from './settings.ts';

export const MANIFEST_NAME = 'site.webmanifest';

/** The lines for the head of every page. Browsers without the manifest take the icon that they know. */
export function headCode({ background }: Pick<FaviconSettings, 'background'>): string {
  return [
    // A browser that reads `sizes` prefers the PNG on sharp screens.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/${MANIFEST_NAME}">`,
    ...(background ? [`<meta name="theme-color" content="${background}">`] : []),
  ].join('\n');
}

/** The web app manifest (W3C, "Web Application Manifest"). Its icons are beside it. */
export function manifestText({
  name,
  background = USUAL_BACKGROUND,
}: Pick<FaviconSettings, 'name' | 'background'>): string {
  const plain = name.trim();
  const manifest = {
    ...(plain && { name: plain, short_name: plain }),
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    start_url: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
