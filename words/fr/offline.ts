/** Texts about working without a network, and about files shared by the system. */
export const offlineWords = {
  title: 'Vous êtes hors ligne',
  notHere: 'Cette page n’a pas encore été chargée sur cet appareil. Ce que vous avez ici reste tel quel.',
  available: 'Disponible hors ligne sur cet appareil',
  make: 'Rendre disponible hors ligne',
  saving: (percent: number) => `Enregistrement pour le mode hors ligne : ${percent} %`,
  incomplete: 'Tout n’a pas pu être enregistré. Réessayer',
  received: {
    title: 'Les fichiers partagés sont arrivés vides',
    description: 'Votre système ne les a pas transmis. Choisissez-les plutôt ici.',
  },
  update: {
    line: 'Une nouvelle version de ce site est disponible. Terminez d’abord ce que vous faites : son chargement ferme les images ouvertes ici.',
    later: 'Plus tard',
    load: 'La charger',
  },
} as const;
