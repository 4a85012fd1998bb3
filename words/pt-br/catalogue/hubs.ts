import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { HubText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: 'Conversores de imagem: JPG, PNG, WebP, HEIC e outros',
    metaDescription:
      'Todos os conversores de imagem em um só lugar: JPG, PNG, WebP, GIF, TIFF, AVIF e JXL, e de HEIC, SVG ou BMP. Grátis, no navegador.',
    h1: 'Conversores de imagem',
    description:
      'Encontre o formato que você tem e o que você precisa. Cada página diz o que fica, o que se perde e como muda o tamanho do arquivo.',
  },
  compressor: {
    title: 'Compressores de imagem: por formato ou tamanho em KB',
    metaDescription:
      'Comprima JPG, PNG, WebP e GIF pela qualidade ou até um limite entre 20 KB e 10 MB para um formulário. Sem conta, e nada é enviado.',
    h1: 'Compressores de imagem',
    description:
      'Comprima por formato se você só quer um arquivo menor, ou por tamanho se um formulário tem um limite.',
  },
  resizer: {
    title: 'Redimensionadores: pixels, papel e redes sociais',
    metaDescription:
      'Redimensione para 1920 × 1080, Instagram, A4, YouTube e mais, ou para um tamanho de arquivo. Nada é esticado, e tudo fica no seu dispositivo.',
    h1: 'Redimensionadores de imagem',
    description:
      'Tamanhos prontos para telas, redes sociais e papel. Cada página mostra quanto da imagem é cortado e em que tamanho ela é impressa.',
  },
  batch: {
    title: `Ferramentas em lote: ${BATCH_LIMIT} imagens de uma vez`,
    metaDescription: `Redimensione, comprima ou converta até ${BATCH_LIMIT} imagens de uma vez com os mesmos ajustes e baixe um ZIP. Tudo fica no seu dispositivo.`,
    h1: 'Ferramentas de imagem em lote',
    description:
      'Use os mesmos ajustes em muitas imagens: escolha uma ação, solte a pasta e baixe o ZIP. Um arquivo danificado não atrapalha os outros.',
  },
};
