import type { SeriesText } from '#catalogue/page-text.ts';

export const faviconText: SeriesText = {
  title: 'Générateur de favicon : ICO, PNG et manifeste',
  description:
    'Faites d’un PNG, SVG ou JPG un favicon.ico, une icône Apple, des icônes d’application et un manifeste, avec le HTML à coller. Gratuit, et rien n’est envoyé.',
  heading: 'Générateur de favicon',
  lead: 'Toutes les icônes d’un site web à partir d’un logo, avec leur HTML.',
  steps: ['Choisir', 'Régler et télécharger'],
};
