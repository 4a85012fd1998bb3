import type { ToolPageText } from '#catalogue/page-text.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const batchPage: ToolPageText = {
  title: `Redimensiona, comprime o convierte ${batchFiles} imágenes`,
  description: `Hasta ${batchFiles} imágenes JPG, PNG, WebP, GIF o TIFF de una vez con los mismos ajustes, y guárdalas en un ZIP. Gratis y sin subir nada.`,
};
