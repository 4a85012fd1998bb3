import type { Path } from '#catalogue/paths.ts';

/** The folder of this language's addresses. */
export const PREFIX: string = '/ja';

/** The addresses of this language's pages by the English ones. */
export const PAGE_PATHS: Readonly<Record<string, Path>> = {
  '/': '/ja',
  '/resize': '/ja/gazo-resize',
  '/compress': '/ja/gazo-asshuku',
  '/convert': '/ja/gazo-henkan',
  '/batch': '/ja/gazo-ikkatsu-shori',
  '/form-photo': '/ja/shoumei-shashin',
  '/metadata': '/ja/shashin-metadata',
  '/responsive-images': '/ja/responsive-gazo',
  '/favicon': '/ja/favicon-sakusei',
  '/search': '/ja/kensaku',
  '/about': '/ja/about',
  '/contact': '/ja/otoiawase',
  '/privacy-policy': '/ja/privacy-policy',
  '/terms-of-use': '/ja/riyo-kiyaku',
  '/cookies-policy': '/ja/cookie-policy',
  '/licences': '/ja/license',
  '/tools/hubs/image-converters': '/ja/gazo-henkan-tool',
  '/tools/hubs/image-compressors': '/ja/gazo-asshuku-tool',
  '/tools/hubs/image-resizers': '/ja/gazo-resize-tool',
  '/tools/hubs/batch-image-tools': '/ja/gazo-ikkatsu-tool',
};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return `${name}（英語）`;
}
