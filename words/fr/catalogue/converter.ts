import type { ConverterWords } from '#choose/converter.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export const converterWords: ConverterWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (from, to) => `Convertit ${from} en ${to} sur votre propre appareil.`,
  steps: (from, to, quality) => [
    `Déposez votre ${from} ou appuyez sur « ${CONTROLS.browse} ».`,
    `« ${CONTROLS.targetFormat} » est déjà réglé sur ${to}${quality ? ` et « ${CONTROLS.quality} » sur ${quality}` : ''}.`,
    `Comparez, puis appuyez sur « ${CONTROLS.download} ».`,
  ],
  whatChanges: (from, to) => `Ce qui change entre ${from} et ${to}`,
  size: (to) => `Poids en ${to}`,
  limit: (megabytes) => [
    'Y a-t-il une limite de taille ?',
    `Les images jusqu’à ${megabytes} Mo. « ${refusalWords.anyway(1)} » accepte les plus lourdes.`,
  ],
  compression: {
    lossy: 'avec perte',
    lossless: 'sans perte',
    either: 'avec ou sans perte',
    palette: 'sans perte, 256 couleurs au plus',
    runs: 'aucune ou très simple',
    drawing: 'instructions de dessin',
    container: 'conteneur',
  },
  transparency: {
    none: 'aucune',
    hard: 'tout ou rien',
    smooth: 'progressive',
  },
  yes: 'oui',
  no: 'non',
  result: 'Résultat',
  shape: ['Forme', 'courbes', 'pixels', 'une taille fixe'],
  pages: ['Pages', 'plusieurs', 'une', 'première page seule'],
  detail: { name: 'Détails', lossy: 'légère perte', exact: 'chaque pixel reste' },
  colours: {
    name: 'Couleurs',
    few: '256',
    many: 'des millions',
    fewer: 'des voisines remplacent le reste',
    all: 'toutes restent',
  },
  depth: { name: 'Profondeur', bits: (bits) => `${bits} bits`, stays: 'reste', rounded: 'arrondie' },
  alpha: { name: 'Transparence', white: 'devient blanche', hard: 'bords nets', stays: 'reste' },
  animation: { name: 'Animation', stays: 'reste animée', lost: 'première image seule' },
  metadata: { name: 'Métadonnées', stays: 'à vous de choisir', lost: 'supprimées' },
  longestSide: { name: 'Plus grand côté', unit: 'en pixels' },
};
