/** The page shown in place of one that is not on the device. */
export const offlinePageWords = {
  title: 'Vous êtes hors ligne',
  home: 'Accueil',
  line: 'Vous n’avez pas encore ouvert cette page sur cet appareil : elle n’est donc pas disponible hors ligne. Ces outils le sont :',
  resize: 'Redimensionner des images',
  compress: 'Compresser des images',
  convert: 'Convertir des images',
  batch: 'Traiter plusieurs images à la fois',
  formPhoto: 'Faire une photo pour un formulaire',
  metadata: 'Voir et supprimer ce que révèle une photo',
  responsive: 'Créer les images d’un site web',
  favicon: 'Créer un favicon',
} as const;
