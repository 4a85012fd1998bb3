import type { ToolPageText } from '#catalogue/page-text.ts';

export const resizePage: ToolPageText = {
  title: 'Resize, Crop and Turn Images in Your Browser',
  description:
    'Change the size of a JPG, PNG, WebP, GIF or TIFF image by pixels or percent, crop it, turn it. Free, and nothing is uploaded.',
};
