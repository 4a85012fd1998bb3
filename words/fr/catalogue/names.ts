/* What pages are called in lists of links. Single exports, since every page of the site loads them. */

const octets = (size: string) => size.replace(/ ?K[BO]$/i, ' ko').replace(/ ?M[BO]$/i, ' Mo');

/** @param from, to labels of formats */
export const converterName = (from: string, to: string) => `Convertir ${from} en ${to}`;

export const formatCompressorName = (label: string) => `Compresser un ${label}`;
/** @param size as people write it: `20 KB` */
export const sizeCompressorName = (size: string) => `Compresser une photo à ${octets(size)}`;
export const PDF_COMPRESSOR_NAME = 'Convertir des images en PDF';
export const SCORE_COMPRESSOR_NAME = 'Compresser sans perte de qualité';

export const resizerName = (label: string) => `Redimensionner un ${label}`;
/** @param goal a size in pixels, on paper or of the file */
export const resizerToName = (goal: string) =>
  `Redimensionner une image ${/[KM][BO]$/i.test(goal) ? 'à' : 'en'} ${octets(goal)}`;
export const SQUARE = 'carré';
export const YOUTUBE_BANNER_NAME = 'Redimensionner une image en bannière YouTube';

export const BATCH_NAMES = {
  compress: 'Compresser plusieurs images',
  resize: 'Redimensionner plusieurs images',
  convert: 'Convertir plusieurs images',
} as const;

/** What people do to a picture besides its size and format. */
export const TASK_NAMES = {
  crop: 'Recadrer une image',
  turn: 'Pivoter ou retourner une image',
  borders: 'Ajouter un bord à une photo',
  redact: 'Flouter ou masquer une partie d’image',
  watermark: 'Ajouter un filigrane',
  passport: 'Photo d’identité',
  'remove-exif': 'Supprimer les données EXIF',
  'view-exif': 'Voir les données EXIF',
  'remove-location': 'Supprimer le lieu d’une photo',
  'change-date': 'Changer la date d’une photo',
  gif: 'Créer un GIF avec des photos',
} as const;

export const HUB_NAMES = {
  converter: 'Tous les convertisseurs d’images',
  compressor: 'Tous les compresseurs d’images',
  resizer: 'Tous les redimensionneurs d’images',
  batch: 'Outils de traitement par lots',
} as const;
