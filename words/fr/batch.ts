import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { counted, pluralOf, withDefiniteArticle } from '#words/language.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Redimensionner',
  compress: 'Compresser',
  convert: 'Convertir',
};

/** A file's progress. `waiting` means that its run is requested but has not started, `small` that a run would return the file. */
export const STATUS = {
  ready: 'Prête',
  small: 'Déjà légère',
  waiting: 'En attente',
  processing: 'En cours',
  complete: 'Terminée',
  error: 'Échec',
} as const;

const PART = { pages: 'page', frames: 'image' } as const;
const countedParts = (of: Binding, parts: number) => counted(parts, PART[of], of === 'pages' ? 'pages' : 'images');

/** The batch's texts. */
export const batchWords = {
  cancel: (name: string) => `Annuler ${name}`,
  retry: (name: string) => `Réessayer ${name}`,
  download: (name: string) => `Télécharger ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  progressOf: (name: string) => `Progression de ${name}`,
  compare: (name: string) => `Comparer ${name} avant et après`,
  action: 'Action',
  stretches: 'Chaque image est étirée exactement à cette taille.',
  fills: 'Chaque image est recadrée pour remplir exactement cette taille.',
  fits: 'Chaque image garde ses proportions.',
  byWidth: 'Toutes les images prennent cette largeur. La hauteur suit.',
  byHeight: 'Toutes les images prennent cette hauteur. La largeur suit.',
  needsSide: 'Saisissez une largeur, une hauteur ou les deux.',
  enlarge: 'Agrandir les images plus petites',
  setByTarget: 'déterminée par le poids maximal',
  exactQuality: 'Chaque image a exactement cette qualité.',
  lowerQuality: 'La baisser si le gain est faible',
  targetLabel: (label: string) => `${label}, facultatif`,
  targetHint: 'Le poids qu’aucun fichier ne doit dépasser.',
  largest: 'Taille maximale',
  /** A frame, or a number for the longest side. */
  scaledDown: (largest: string) =>
    largest.includes('×')
      ? `Les images plus grandes sont réduites pour tenir dans ${largest}.`
      : `Les images plus grandes sont réduites à ${largest} pixels sur leur plus grand côté.`,
  pages: DOCUMENT_CONTROLS.pages,
  one: { pages: 'Un seul document', frames: 'Une animation' },
  each: 'Un fichier par image',
  shownFor: 'Durée de chaque image',
  seconds: (milliseconds: number) => counted(milliseconds / 1000, 'seconde', 'secondes'),
  animationHint: 'Les images plus petites sont centrées dans le cadre de la plus grande. L’animation tourne en boucle.',
  paper: DOCUMENT_CONTROLS.paper,
  papers: { picture: 'Taille de l’image', a4: 'A4', letter: 'Lettre US' },
  margin: 'Marge',
  margins: (mm: number) => (mm === 0 ? 'Aucune' : `${mm} mm`),
  keepsJpgs: 'Laisser les images JPG telles quelles',
  keepsJpgsHint: 'Elles entrent dans le PDF à l’octet près. Les autres images deviennent des JPG de haute qualité.',
  orderHint: {
    pages:
      'Faites glisser les images dans l’ordre des pages, choisissez un numéro de page ou utilisez les flèches du clavier sur une poignée.',
    frames:
      'Faites glisser les images dans l’ordre d’affichage, choisissez un numéro ou utilisez les flèches du clavier sur une poignée.',
  },
  handle: (name: string, of: Binding, place: number, all: number) =>
    `Déplacer ${name}, ${PART[of]} ${place} sur ${all}`,
  moved: (name: string, of: Binding, place: number, all: number) =>
    `${name} est maintenant ${of === 'pages' ? 'la page' : 'l’image'} ${place} sur ${all}.`,
  placeOf: { pages: (name: string) => `Page de ${name}`, frames: (name: string) => `Position de ${name}` },
  downloadBound: (format: string, of: Binding, parts: number) =>
    `${CONTROLS.download} ${withDefiniteArticle(format)} (${countedParts(of, parts)})`,
  boundToast: (format: string, of: Binding, parts: number) => ({
    title: 'Téléchargement lancé',
    description: `${countedParts(of, parts)} dans un seul ${format}.`,
  }),
  bindingFailed: {
    title: 'Échec du téléchargement',
    description: 'Le fichier n’a pas pu être assemblé. Veuillez réessayer.',
  },
  anySize: 'libre',
  noDimension: 'Indiquez au moins une dimension.',
  skipList: 'Passer la liste',
  trust: `Jusqu’à ${BATCH_LIMIT} images à la fois. Elles ne quittent jamais cet appareil.`,
  manyPages: 'Toutes les pages d’un fichier comptent comme une seule image.',
  added: (count: number) => ({
    title: 'Fichiers ajoutés',
    description: counted(count, 'image à traiter', 'images à traiter'),
  }),
  noFiles: { title: 'Aucun fichier à traiter', description: 'Ajoutez au moins une image.' },
  processed: (count: number) => ({
    title: 'Traitement par lots terminé',
    description: `${counted(count, 'fichier traité', 'fichiers traités')} avec succès.`,
  }),
  nothingLeft: {
    title: 'Traitement par lots terminé',
    description: 'Tous les fichiers ont déjà été traités avec ces réglages.',
  },
  runFailed: (reason = 'Erreur inconnue') => ({ title: 'Erreur pendant le traitement par lots', description: reason }),
  compressedAlready: (count: number, all: number) =>
    count === all
      ? `${pluralOf(count, 'Déjà compressée', 'Déjà compressées')}. Compresser à nouveau ?`
      : `${count} sur ${all} ${pluralOf(count, 'déjà compressée', 'déjà compressées')}. Compresser à nouveau ?`,
  outdated: (count: number) =>
    `${counted(count, 'résultat a été obtenu', 'résultats ont été obtenus')} avec les réglages précédents. Un nouveau traitement ${pluralOf(count, 'le', 'les')} remplacera.`,
  progress: 'Progression et résultats',
  allProgress: 'Progression de toutes les images',
  done: 'traitées',
  of: (count: number, all: number) => `${count} sur ${all}`,
  images: (count: number) => counted(count, 'image', 'images'),
  about: (bytes: number) => `environ ${formatBytes(bytes)}`,
  before: (count: number, bytes: number) => `${counted(count, 'image', 'images')} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${counted(count, 'terminée', 'terminées')}`,
  failed: (count: number) => `· ${counted(count, 'échec', 'échecs')}`,
  list: 'Images',
  clearAll: 'Tout retirer',
  savedAs: (original: string, name: string) =>
    original === name ? `${original} garde son nom.` : `${original} est enregistré sous le nom ${name}.`,
  nameless: 'Image sans nom',
  earlierSettings: 'Obtenu avec les réglages précédents',
  working: 'Vos images sont encore en cours de traitement.',
  unsaved: 'Vous n’avez pas encore téléchargé toutes vos nouvelles images. Celles qui restent seraient perdues.',
} as const;
