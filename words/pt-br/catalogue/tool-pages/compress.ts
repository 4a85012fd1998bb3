import type { ToolPageText } from '#catalogue/page-text.ts';

export const compressPage: ToolPageText = {
  title: 'Comprimir imagem para o tamanho que você escolher',
  description:
    'Reduza JPG, PNG, WebP, GIF e AVIF pela qualidade ou até um tamanho em KB e compare antes e depois. Grátis, e nada é enviado.',
};
