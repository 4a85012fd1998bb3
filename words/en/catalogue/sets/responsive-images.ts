import type { SeriesText } from '#catalogue/page-text.ts';

export const responsiveImagesText: SeriesText = {
  title: 'Responsive Images: srcset, AVIF and WebP from One Photo',
  description:
    'Turn one photo into the sizes and formats that a website needs, with the picture code to paste. AVIF, WebP and JPG. Free, and nothing is uploaded.',
  heading: 'Images for a Website',
  lead: 'Every size and format of a photo, and the HTML that loads the right one.',
  steps: ['Upload', 'Choose Sizes', 'Download'],
};
