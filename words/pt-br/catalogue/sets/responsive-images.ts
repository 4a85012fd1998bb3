import type { SeriesText } from '#catalogue/page-text.ts';

export const responsiveImagesText: SeriesText = {
  title: 'Imagens responsivas: srcset, AVIF e WebP de uma foto',
  description:
    'Transforme uma foto nos tamanhos e formatos de que um site precisa, com o código picture para colar. AVIF, WebP e JPG. Grátis, e nada é enviado.',
  heading: 'Imagens para um site',
  lead: 'Todos os tamanhos e formatos de uma foto e o HTML que carrega o certo.',
  steps: ['Abrir', 'Escolher tamanhos', 'Baixar'],
};
