import type { TooLargeWords } from '#choose/too-large.ts';
import type { ImageErrorCode } from '#engine';
import { formatCount } from '#words/language.ts';
import { missingPercent } from '#words/percent.ts';

/** What happened and what to do, in one or two sentences per error code of the engine. */
export const errorWords: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: 'Ce fichier est endommagé ou incomplet et ne peut pas être ouvert. Essayez avec une autre copie.',
  incomplete: 'Il manque la fin de ce fichier. Essayez avec une autre copie.',
  'file-changed': 'Ce fichier a changé depuis que vous l’avez choisi. Choisissez-le à nouveau.',
  unsupported: 'Ce fichier n’est pas une image lisible ici. Choisissez un JPG, un PNG, un WebP, un TIFF ou un GIF.',
  'camera-raw':
    'Ce fichier est un RAW d’appareil photo, qu’il faut d’abord développer. Enregistrez-le en JPG ou en TIFF dans le logiciel de l’appareil, puis ouvrez cette copie.',
  'beyond-browser':
    'Ce navigateur ne prend pas en charge ce format. Choisissez-en un autre ou essayez un navigateur plus récent.',
  'too-large': 'Cette image a trop de pixels pour ce navigateur. Choisissez une image plus petite.',
  'bad-recipe': 'Ces réglages ne conviennent pas à cette image. Vérifiez la largeur, la hauteur et le recadrage.',
  'watermark-missing': 'L’image du filigrane est absente. Choisissez-la à nouveau.',
  'watermark-differs': 'Cette image n’est pas le filigrane de ces réglages. Choisissez-le à nouveau.',
  'watermark-unreadable': 'L’image du filigrane ne peut pas être ouverte. Choisissez-en une autre.',
  'codec-failed': 'Cette image n’a pas pu être enregistrée avec ces réglages. Essayez-en d’autres.',
  'out-of-memory': 'Il n’y a pas assez de mémoire libre pour cette image. Fermez d’autres onglets et réessayez.',
  cancelled: 'Annulé.',
  'codec-unavailable':
    'Une partie du site nécessaire à ce format n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'no-file': 'Choisissez d’abord une image.',
  'not-a-file': 'Choisissez un fichier image.',
  'engine-unavailable': 'Les outils n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
};

/** The sentence for a failed action; missing files have their own. */
export const failureReasons: Readonly<Partial<Record<ImageErrorCode, string>>> = {
  unreadable: 'Impossible de charger l’image',
  incomplete: 'Il manque la fin du fichier',
  'file-changed': 'Le fichier a changé depuis que vous l’avez choisi, choisissez-le à nouveau',
  'engine-unavailable': 'Les outils n’ont pas pu être chargés',
  unsupported: 'Le fichier fourni n’est pas une image',
  'no-file': 'Aucun fichier fourni',
  'not-a-file': 'L’élément fourni n’est pas un fichier',
};

/** Asks about a file without its end. @param missing the share of its picture that is missing, if it is known */
export const incompleteWords = {
  question: (missing: number | undefined) =>
    missing === undefined
      ? 'Il manque la fin de ce fichier. Continuer avec le reste ?'
      : `Il manque la fin de cette image (${missingPercent(missing)}). Continuer avec le reste ?`,
  goOn: 'Continuer avec le reste',
};

/** An error without a message. */
export const unknownError = 'Erreur inconnue';

export const compressionFailed = (reason: string) => `Échec de la compression : ${reason}`;

export const unwritable = (label: string) => `Ce navigateur ne sait pas enregistrer en ${label}.`;

export const tooLarge: TooLargeWords = {
  side: (most, size) => `Ce format accepte jusqu’à ${formatCount(most)} pixels par côté ; le résultat ferait ${size}.`,
  own: (size, beyond) => `Cette image fait ${size} pixels${beyond}.`,
  made: (size, beyond) => `Le résultat ferait ${size} pixels${beyond}.`,
  beyond: (megapixels) => `, au-delà de la limite de ${megapixels} mégapixels`,
};
