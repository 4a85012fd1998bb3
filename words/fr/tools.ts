import type { ToolId } from '#catalogue/tools.ts';
import type { Loss, Progress, Size } from '#engine';
import { formatLimit, largerWords } from '#words/bytes.ts';
import { listed } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

const reducedBy = (percent: number) => `Poids réduit de ${percent === 0 ? 'moins de 1' : percent} %`;

/** What a copy with the same pixels has of its metadata. */
type KeptDetails = 'all-but-location' | 'credit';

const COPIED: Readonly<Record<KeptDetails | 'none', string>> = {
  none: 'Copie sans métadonnées',
  'all-but-location': 'Copie sans le lieu de prise de vue',
  credit: 'Copie avec le copyright et le crédit seuls',
};

/** Texts that all tools share. */
export const toolWords = {
  reducedBy,
  sideAtMost: (label: string, most: number) => `${label} : ${most} au maximum`,
  sidePositive: (label: string) => `${label} : saisissez un nombre positif`,
  leftAsItIs: { title: 'Image laissée telle quelle', description: 'Vous récupérez votre original, à l’octet près.' },
  /** @param percent by how much it became smaller, if it did */
  copiedWithoutDetails: (percent?: number, kept?: KeptDetails) => ({
    title: COPIED[kept ?? 'none'],
    description:
      percent === undefined ? 'Aucun pixel n’a été modifié.' : `Aucun pixel n’a été modifié. ${reducedBy(percent)}`,
  }),
  steps: 'Étapes',
  done: '(terminé)',
  loading: 'Chargement de l’outil…',
  preview: 'Aperçu de l’image',
  remove: 'Retirer',
  download: 'Télécharger',
  noImage: 'Aucune image',
  before: 'Avant',
  after: 'Après',
  smaller: (percent: number) => (percent > 99 ? 'plus de 99 % plus léger' : `${percent} % plus léger`),
  savings: (percent: number) => `−${percent} %`,
  larger: largerWords,
  sameSize: 'Même poids',
  about: (text: string) => `Environ ${text}`,
  atMost: (bytes: number) => `${formatLimit(bytes)} au plus`,
  beforeYouStart: 'Avant de commencer',
  mayStay: 'Si le gain est trop faible, l’image reste telle quelle.',
  tryMoreTools: 'Essayer d’autres outils',
  comesAlong: 'Votre résultat est repris.',
  result: 'Résultat',
  dimensions: 'Dimensions',
  format: 'Format',
  frames: 'Images',
  asItIs: 'Même format',
  moreFormats: 'Autres formats',
  changed: (from: string, to: string) => `${from} → ${to}`,
  makeSmaller: (size: Size) => `Réduire à ${formatSize(size)} pixels`,
  insteadAs: (label: string) => `Passer en ${label}`,
  needsSmallerSize: 'Choisissez des dimensions plus petites ou une image plus petite.',
  needsSmallerImage: 'Choisissez une image plus petite.',
  cancel: 'Annuler',
  chooseAgain: 'Le choisir à nouveau',
  tryAgain: 'Réessayer',
  startOver: 'Recommencer',
  compressAnyway: 'Compresser quand même',
  changeSettings: 'Modifier les réglages',
  also: (settings: readonly string[]) => `Aussi : ${listed(settings)}`,
  removeAlso: 'Retirer ces réglages',
  leaveTitle: 'Quitter cette page ?',
  leave: 'Quitter',
  stay: 'Rester',
  unsaved: 'Vous n’avez pas encore téléchargé votre nouvelle image. Elle serait perdue.',
  unsavedFiles: 'Vous n’avez pas encore téléchargé vos nouvelles images. Elles seraient perdues.',
  working: 'Votre image est encore en cours de traitement.',
  copy: 'Copier',
  copyAsPng: (frames: number) => (frames > 1 ? 'Copier la première image en PNG' : 'Copier en PNG'),
  copied: (asItIs: boolean, frames: number) => ({
    title: 'Image copiée',
    description: asItIs
      ? 'Collez-la où vous voulez.'
      : frames > 1
        ? 'Sa première image, en PNG : le presse-papiers ne prend pas les animations.'
        : 'En PNG, le seul format que le presse-papiers accepte. Téléchargez-la pour garder le vôtre.',
  }),
  shareFile: 'Partager l’image',
  notShared: {
    title: 'L’image n’a pas pu être partagée',
    description: 'Votre navigateur ne l’a pas permis. Téléchargez-la plutôt.',
  },
  notCopied: {
    title: 'L’image n’a pas pu être copiée',
    description: 'Votre navigateur ne l’a pas permis. Téléchargez-la plutôt.',
  },
  keepName: 'Garder le nom d’origine',
  savedUnder: (name: string) => `Enregistrée sous ${name}`,
  another: 'Une autre image',
  ready: (label: string) => `Votre ${label} est prêt`,
  saveAs: 'Enregistrer sous…',
  saveAgain: (name: string) => `Enregistrer à nouveau dans ${name}`,
  savedAs: (name: string) => ({ title: 'Image enregistrée', description: `${name} contient maintenant ce résultat.` }),
  notSaved: {
    title: 'L’image n’a pas pu être enregistrée',
    description: 'Choisissez un autre emplacement, ou téléchargez-la.',
  },
  pasteKept: {
    title: 'Votre nouvelle image n’est pas encore téléchargée',
    description: 'Téléchargez-la ou recommencez, puis collez à nouveau.',
  },
  share: 'Partager',
  linkCopied: { title: 'Lien copié', description: 'Partagez cet outil avec d’autres' },
  linkNotCopied: {
    title: 'Le lien n’a pas pu être copié',
    description: 'Votre navigateur ne l’a pas permis. La barre d’adresse contient le même lien.',
  },
} as const;

/**
 * Shown before the run of a file whose picture stays as it is.
 * @param losses what it loses of its metadata
 */
export function unchangedSentence(why: 'small' | 'fits' | 'filled', losses: readonly Loss[], bytes = 0): string {
  const size = {
    small: 'Déjà 10 ko ou moins',
    fits: `Déjà sous ${formatLimit(bytes)}`,
    filled: `Complété par des commentaires jusqu’à ${formatLimit(bytes)}`,
  }[why];
  const lost = UNCHANGED.find(([loss]) => losses.includes(loss))?.[1] ?? 'l’image reste telle quelle';
  return `${size} : ${lost}`;
}

const UNCHANGED: readonly (readonly [Loss, string])[] = [
  ['metadata', 'l’image reste telle quelle, ses métadonnées sont supprimées'],
  ['location', 'l’image reste telle quelle, le lieu de prise de vue est supprimé'],
  ['all-but-credit', 'l’image reste telle quelle, seuls le copyright et le crédit restent dans ses métadonnées'],
];

/** In the tab's title during a run. */
export const RUNNING: Readonly<Record<ToolId, string>> = {
  resize: 'Redimensionnement…',
  compress: 'Compression…',
  convert: 'Conversion…',
  batch: 'Traitement…',
};

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: 'Démarrage…',
  reading: 'Lecture de l’image…',
  editing: 'Traitement des pixels…',
  encoding: 'Écriture du fichier…',
};
