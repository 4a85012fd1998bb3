import type { Path } from '#catalogue/paths.ts';

/** The folder of this language's addresses: empty for English, which is at the root. */
export const PREFIX: string = '/it';

/** The addresses of this language's pages by the English ones. */
export const PAGE_PATHS: Readonly<Record<string, Path>> = {
  '/': '/it',
  '/resize': '/it/ridimensionare-immagini',
  '/compress': '/it/comprimere-immagini',
  '/convert': '/it/convertire-immagini',
  '/batch': '/it/elaborare-piu-immagini',
  '/form-photo': '/it/foto-per-modulo',
  '/metadata': '/it/metadati-foto',
  '/responsive-images': '/it/immagini-responsive',
  '/favicon': '/it/creare-favicon',
  '/search': '/it/cerca',
  '/about': '/it/chi-siamo',
  '/contact': '/it/contatti',
  '/privacy-policy': '/it/informativa-sulla-privacy',
  '/terms-of-use': '/it/condizioni-d-uso',
  '/cookies-policy': '/it/informativa-sui-cookie',
  '/licences': '/it/licenze',
  '/tools/hubs/image-converters': '/it/convertitori-di-immagini',
  '/tools/hubs/image-compressors': '/it/compressori-di-immagini',
  '/tools/hubs/image-resizers': '/it/ridimensionatori-di-immagini',
  '/tools/hubs/batch-image-tools': '/it/strumenti-per-piu-immagini',
};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return `${name} (in inglese)`;
}
