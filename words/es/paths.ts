import type { Path } from '#catalogue/paths.ts';

/** The folder of this language's addresses: empty for English, which is at the root. */
export const PREFIX: string = '/es';

/** The addresses of this language's pages by the English ones. */
export const PAGE_PATHS: Readonly<Record<string, Path>> = {
  '/': '/es',
  '/resize': '/es/redimensionar-imagen',
  '/compress': '/es/comprimir-imagen',
  '/convert': '/es/convertir-imagen',
  '/batch': '/es/procesar-varias-imagenes',
  '/form-photo': '/es/foto-para-formulario',
  '/metadata': '/es/metadatos-de-fotos',
  '/responsive-images': '/es/imagenes-responsive',
  '/favicon': '/es/generador-de-favicon',
  '/search': '/es/buscar',
  '/about': '/es/acerca-de',
  '/contact': '/es/contacto',
  '/privacy-policy': '/es/politica-de-privacidad',
  '/terms-of-use': '/es/condiciones-de-uso',
  '/cookies-policy': '/es/politica-de-cookies',
  '/licences': '/es/licencias',
  '/tools/hubs/image-converters': '/es/convertidores-de-imagenes',
  '/tools/hubs/image-compressors': '/es/compresores-de-imagenes',
  '/tools/hubs/image-resizers': '/es/cambiar-tamano-de-imagenes',
  '/tools/hubs/batch-image-tools': '/es/herramientas-por-lotes',
};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return `${name} (en inglés)`;
}
