import type { ToolPageText } from '#catalogue/page-text.ts';

export const compressPage: ToolPageText = {
  title: 'Comprimir imágenes al peso que elijas',
  description:
    'Haz que tus JPG, PNG, WebP, GIF y AVIF pesen menos, por calidad o hasta un peso en KB, y compara antes y después. Gratis y sin subir nada.',
};
