import type { ToolPageText } from '#catalogue/page-text.ts';

export const resizePage: ToolPageText = {
  title: 'Bildgröße ändern, zuschneiden und drehen',
  description:
    'Ändere die Größe von JPG, PNG, WebP, GIF oder TIFF in Pixeln oder Prozent, schneide dein Bild zu und drehe es. Kostenlos und ohne Upload.',
};
