import type { ToolPageText } from '#catalogue/page-text.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const batchPage: ToolPageText = {
  title: `Redimensionner ou compresser ${batchFiles} images par lot`,
  description: `Jusqu’à ${batchFiles} images JPG, PNG, WebP, GIF ou TIFF d’un coup avec les mêmes réglages, à enregistrer en ZIP. Gratuit, et rien n’est envoyé.`,
};
