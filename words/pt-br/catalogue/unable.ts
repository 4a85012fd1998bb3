/** What the search answers where nothing does what was asked for. */
export const unableWords = {
  video: 'Aqui não é possível abrir nem criar vídeos. Já GIF, WebP e PNG animados, sim.',
  foreign: (name: string) =>
    `Aqui não é possível abrir nem criar arquivos ${name}. Se o programa de onde eles vêm salva TIFF, PNG ou JPG, abra esse arquivo.`,
  pdf: 'Aqui não é possível abrir arquivos PDF, só criá-los a partir de imagens.',
  unwritable: (label: string) => `Aqui é possível abrir arquivos ${label}, mas não criá-los.`,
  rename: 'Aqui não dá para renomear arquivos por um padrão. Cada resultado pode manter o nome original.',
  background: 'Aqui não dá para recortar o fundo. O que já é transparente fica branco ao salvar em JPG.',
} as const;
