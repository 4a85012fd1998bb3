import type { SeriesText } from '#catalogue/page-text.ts';

export const metadataText: SeriesText = {
  title: 'Remove EXIF and Location From a Photo, See What It Reveals',
  description:
    'See where and when a photo was taken, its camera, names and hidden pictures. Remove EXIF, the location or everything, with every pixel kept. Nothing is uploaded.',
  heading: 'What Does This Photo Reveal?',
  lead: 'Place, time, camera, names and hidden pictures: see them, and remove them without touching a pixel.',
  steps: ['Upload', 'Check and Clean'],
};
