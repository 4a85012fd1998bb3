import type { ToolPageText } from '#catalogue/page-text.ts';

export const resizePage: ToolPageText = {
  title: 'Redimensionner une image : recadrer, pivoter, en ligne',
  description:
    'Changez la taille d’une image JPG, PNG, WebP, GIF ou TIFF en pixels ou en pourcentage, recadrez-la, pivotez-la. Gratuit, et rien n’est envoyé.',
};
