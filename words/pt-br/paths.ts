import type { Path } from '#catalogue/paths.ts';

/** The folder of this language's addresses. */
export const PREFIX: string = '/pt-br';

/** The addresses of this language's pages by the English ones. */
export const PAGE_PATHS: Readonly<Record<string, Path>> = {
  '/': '/pt-br',
  '/resize': '/pt-br/redimensionar-imagem',
  '/compress': '/pt-br/comprimir-imagem',
  '/convert': '/pt-br/converter-imagem',
  '/batch': '/pt-br/processar-imagens-em-lote',
  '/form-photo': '/pt-br/foto-para-formulario',
  '/metadata': '/pt-br/metadados-de-fotos',
  '/responsive-images': '/pt-br/imagens-responsivas',
  '/favicon': '/pt-br/gerador-de-favicon',
  '/search': '/pt-br/busca',
  '/about': '/pt-br/sobre',
  '/contact': '/pt-br/contato',
  '/privacy-policy': '/pt-br/politica-de-privacidade',
  '/terms-of-use': '/pt-br/termos-de-uso',
  '/cookies-policy': '/pt-br/politica-de-cookies',
  '/licences': '/pt-br/licencas',
  '/tools/hubs/image-converters': '/pt-br/conversores-de-imagem',
  '/tools/hubs/image-compressors': '/pt-br/compressores-de-imagem',
  '/tools/hubs/image-resizers': '/pt-br/redimensionadores-de-imagem',
  '/tools/hubs/batch-image-tools': '/pt-br/ferramentas-em-lote',
};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return `${name} (em inglês)`;
}
