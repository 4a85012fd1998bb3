import type { ToolPageText } from '#catalogue/page-text.ts';

export const compressPage: ToolPageText = {
  title: 'Compress Images to a Size You Choose',
  description:
    'Make JPG, PNG, WebP, GIF and AVIF files smaller, by quality or to a size in KB, and compare before and after. Free, and nothing is uploaded.',
};
