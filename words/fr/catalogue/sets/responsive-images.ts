import type { SeriesText } from '#catalogue/page-text.ts';

export const responsiveImagesText: SeriesText = {
  title: 'Images responsives : srcset, AVIF et WebP',
  description:
    'D’une photo, créez les tailles et les formats dont un site a besoin, avec le code picture à coller. AVIF, WebP et JPG. Gratuit, et rien n’est envoyé.',
  heading: 'Images pour un site web',
  lead: 'Toutes les tailles et tous les formats d’une photo, et le HTML qui charge la bonne version.',
  steps: ['Choisir', 'Choisir les tailles', 'Télécharger'],
};
