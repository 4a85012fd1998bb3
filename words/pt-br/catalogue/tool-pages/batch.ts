import type { ToolPageText } from '#catalogue/page-text.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const batchPage: ToolPageText = {
  title: `Redimensionar ou converter ${batchFiles} imagens de uma vez`,
  description: `Até ${batchFiles} imagens JPG, PNG, WebP, GIF ou TIFF de uma vez com os mesmos ajustes, salvas em um ZIP. Grátis, e nada é enviado.`,
};
