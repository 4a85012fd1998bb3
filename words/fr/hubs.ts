/** A collection's texts around its own. */
export const hubWords = {
  popular: 'Outils populaires',
  figures: (photos: number) =>
    `Plus lourd ou plus léger : ${photos} vraies photos, converties ou compressées avec les réglages de chaque page.`,
  fast: {
    title: 'Rapide et efficace',
    text: 'Ni envoi ni file d’attente : votre appareil fait le travail tout de suite.',
  },
  free: { title: 'Gratuit', text: 'Tous les outils, aussi souvent que vous voulez. Sans compte ni filigrane imposé.' },
  private: {
    title: 'Vie privée protégée',
    text: 'Vos images restent dans votre navigateur. Personne d’autre ne les voit.',
  },
} as const;
