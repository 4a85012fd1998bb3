import type { ToolPageText } from '#catalogue/page-text.ts';

export const resizePage: ToolPageText = {
  title: 'Redimensionar, cortar e girar imagens no navegador',
  description:
    'Mude o tamanho de uma imagem JPG, PNG, WebP, GIF ou TIFF em pixels ou porcentagem, corte e gire. Grátis, e nada é enviado.',
};
