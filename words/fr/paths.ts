import type { Path } from '#catalogue/paths.ts';

/** The folder of this language's addresses. */
export const PREFIX: string = '/fr';

/** The addresses of this language's pages by the English ones. */
export const PAGE_PATHS: Readonly<Record<string, Path>> = {
  '/': '/fr',
  '/resize': '/fr/redimensionner-une-image',
  '/compress': '/fr/compresser-une-image',
  '/convert': '/fr/convertir-une-image',
  '/batch': '/fr/traitement-par-lot',
  '/form-photo': '/fr/photo-pour-formulaire',
  '/metadata': '/fr/metadonnees-photo',
  '/responsive-images': '/fr/images-responsives',
  '/favicon': '/fr/generateur-de-favicon',
  '/search': '/fr/recherche',
  '/about': '/fr/a-propos',
  '/contact': '/fr/contact',
  '/privacy-policy': '/fr/politique-de-confidentialite',
  '/terms-of-use': '/fr/conditions-d-utilisation',
  '/cookies-policy': '/fr/politique-de-cookies',
  '/licences': '/fr/licences',
  '/tools/hubs/image-converters': '/fr/convertisseurs-d-images',
  '/tools/hubs/image-compressors': '/fr/compresseurs-d-images',
  '/tools/hubs/image-resizers': '/fr/redimensionneurs-d-images',
  '/tools/hubs/batch-image-tools': '/fr/outils-par-lot',
};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return `${name} (en anglais)`;
}
