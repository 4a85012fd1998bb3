import type { ToolPageText } from '#catalogue/page-text.ts';

export const compressPage: ToolPageText = {
  title: 'Compresser une image en ligne au poids voulu',
  description:
    'Allégez des fichiers JPG, PNG, WebP, GIF et AVIF, par la qualité ou à un poids en ko, et comparez avant et après. Gratuit, et rien n’est envoyé.',
};
