import type { SeriesText } from '#catalogue/page-text.ts';

export const metadataText: SeriesText = {
  title: 'Supprimer EXIF et lieu d’une photo, voir ses métadonnées',
  description:
    'Voyez où et quand une photo a été prise, l’appareil, les noms et les images cachées. Supprimez EXIF, le lieu ou tout, sans changer un pixel ni rien envoyer.',
  heading: 'Que révèle cette photo ?',
  lead: 'Lieu, heure, appareil, noms et images cachées : voyez-les et supprimez-les sans toucher un pixel.',
  steps: ['Choisir', 'Vérifier et nettoyer'],
};
