import type { ToolPageText } from '#catalogue/page-text.ts';

export const resizePage: ToolPageText = {
  title: 'Redimensionar, recortar y girar imágenes',
  description:
    'Cambia el tamaño de una imagen JPG, PNG, WebP, GIF o TIFF en píxeles o por porcentaje, recórtala y gírala. Gratis y sin subir nada.',
};
