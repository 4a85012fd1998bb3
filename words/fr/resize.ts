import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The resizer's texts. */
export const resizeWords = {
  adjust: 'Régler',
  run: 'Redimensionner',
  again: 'Redimensionner une autre image',
  size: 'Taille',
  scale: 'Échelle',
  unit: 'Unité',
  units: { px: 'Pixels', mm: 'Millimètres', cm: 'Centimètres', in: 'Pouces' },
  inch: 'po',
  dpi: 'Résolution (ppp)',
  dpiProblem: 'La résolution doit être comprise entre 10 et 2400 ppp',
  exact: (size: Size) => `${formatSize(size)} pixels`,
  kept: {
    width: 'La largeur que vous avez saisie reste : les côtés ne sont plus liés.',
    height: 'La hauteur que vous avez saisie reste : les côtés ne sont plus liés.',
  },
  shape: 'Si les proportions diffèrent',
  cuts: 'Recadrer',
  stretches: 'Étirer',
  percent: (percent: number) => `${percent} %`,
  percentSpoken: (percent: number) => `${percent} pour cent`,
  commonSizes: 'Tailles courantes',
  anotherSize: 'Choisir une taille',
  preset: (size: Size, use: string) => `${formatSize(size)} · ${use}`,
  drawing: 'Affichage de l’image…',
  toolbar: 'Pivoter et recadrer',
  moreTools: 'Pivoter, retourner, masquer',
  crop: 'Recadrer',
  stopCropping: 'Ne plus recadrer',
  hide: 'Masquer',
  stopHiding: 'Terminer le masquage',
  cropRatio: 'Proportions du recadrage',
  cropFrame: {
    cropArea: 'Cadre de recadrage. Les flèches le déplacent',
    nwDragHandle: 'Coin supérieur gauche. Les flèches le déplacent',
    nDragHandle: 'Bord supérieur. Les flèches le déplacent',
    neDragHandle: 'Coin supérieur droit. Les flèches le déplacent',
    eDragHandle: 'Bord droit. Les flèches le déplacent',
    seDragHandle: 'Coin inférieur droit. Les flèches le déplacent',
    sDragHandle: 'Bord inférieur. Les flèches le déplacent',
    swDragHandle: 'Coin inférieur gauche. Les flèches le déplacent',
    wDragHandle: 'Bord gauche. Les flèches le déplacent',
  },
  croppedToFill:
    'L’image est recadrée pour remplir cette taille. Déplacez le cadre pour choisir ce qui reste, ou ajoutez des bords pour tout garder.',
  stretched: 'L’image sera étirée à ces proportions.',
  noPrintSize: (label: string) =>
    `Un ${label} ne peut pas indiquer de taille sur papier : réglez-la au moment d’imprimer.`,
  noDimension: 'Indiquez au moins une dimension.',
  failed: 'Erreur lors du redimensionnement',
  done: {
    title: 'Image redimensionnée',
    description: 'Votre image a été redimensionnée. Vous pouvez la télécharger.',
  },
  saved: 'Votre image a été redimensionnée et enregistrée.',
} as const;

export const MOVE_LABELS = {
  'turn-left': 'Pivoter à gauche',
  'turn-right': 'Pivoter à droite',
  'flip-horizontal': 'Retourner horizontalement',
  'flip-vertical': 'Retourner verticalement',
} as const;

export const RATIO_LABELS = {
  free: 'Libre',
  picture: 'Original',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  size: 'Taille',
} as const;
