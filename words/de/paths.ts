import type { Path } from '#catalogue/paths.ts';

/** The folder of this language's addresses. */
export const PREFIX: string = '/de';

/** The addresses of this language's pages by the English ones. */
export const PAGE_PATHS: Readonly<Record<string, Path>> = {
  '/': '/de',
  '/resize': '/de/bildgroesse-aendern',
  '/compress': '/de/bild-verkleinern',
  '/convert': '/de/bild-umwandeln',
  '/batch': '/de/stapelverarbeitung',
  '/form-photo': '/de/foto-fuers-formular',
  '/metadata': '/de/foto-metadaten',
  '/responsive-images': '/de/responsive-bilder',
  '/favicon': '/de/favicon-generator',
  '/search': '/de/suche',
  '/about': '/de/ueber-uns',
  '/contact': '/de/kontakt',
  '/privacy-policy': '/de/datenschutz',
  '/terms-of-use': '/de/nutzungsbedingungen',
  '/cookies-policy': '/de/cookies',
  '/licences': '/de/lizenzen',
  '/tools/hubs/image-converters': '/de/bildkonverter',
  '/tools/hubs/image-compressors': '/de/bilder-komprimieren',
  '/tools/hubs/image-resizers': '/de/bildgroessen',
  '/tools/hubs/batch-image-tools': '/de/mehrere-bilder-bearbeiten',
};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return `${name} (englisch)`;
}
