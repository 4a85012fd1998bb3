import type { ToolPageText } from '#catalogue/page-text.ts';

export const compressPage: ToolPageText = {
  title: 'Bild verkleinern auf eine Größe in KB',
  description:
    'JPG, PNG, WebP, GIF und AVIF kleiner machen, nach Qualität oder auf eine Größe in KB, und vorher mit nachher vergleichen. Kostenlos, ohne Upload.',
};
