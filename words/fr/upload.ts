import { counted, pluralOf } from '#words/language.ts';

/** The upload area's texts. */
export const uploadWords = {
  input: 'Fichier image',
  invitation: 'Glissez-déposez vos images ici',
  dragging: 'Déposez les fichiers ici',
  or: 'ou',
  camera: 'Prendre une photo',
  /** @param first another format that a page is for */
  hint: (maxSizeMb: number) => `Formats : JPG, PNG, WebP, TIFF, GIF (max. ${maxSizeMb} Mo)`,
  opensToo: (format: string) => `Les fichiers ${format} s’ouvrent aussi ici.`,
  paste: 'Vous pouvez aussi coller une image.',
  tooLarge: (maxSizeMb: number) => `Fichier trop lourd. Maximum : ${maxSizeMb} Mo`,
  wrongType: 'Type de fichier non pris en charge. Choisissez une image.',
  tooMany: (maxFiles: number) => `Trop de fichiers. Maximum : ${maxFiles}`,
  failed: 'Erreur lors de l’ouverture du fichier',
  taken: (count: number) => counted(count, 'ajoutée', 'ajoutées'),
  overLimit: (count: number) => `${count} au-delà de la limite`,
  areTooLarge: (count: number) => `${count} trop ${pluralOf(count, 'lourde', 'lourdes')}`,
  areNoImages: (count: number) => `${counted(count, 'fichier n’est pas une image', 'fichiers ne sont pas des images')}`,
  couldNotBeRead: (count: number) => counted(count, 'illisible', 'illisibles'),
  which: 'Voir le détail',
  opening: (name: string) => `Ouverture de ${name}…`,
  cancel: 'Annuler',
  goOn: (name: string) => `Continuer avec ${name || 'votre image'}`,
  private: 'Vos images ne quittent jamais cet appareil.',
  sample: 'Essayer avec une photo d’exemple',
  nameless: 'Fichier sans nom',
  /** @param what the file's name; absent if there is only one */
  largerFiles: (page: string, maxSizeMb: number, what?: string) =>
    `${what === undefined ? 'L’ouvrir' : `Ouvrir ${what}`} dans « ${page} » (jusqu’à ${maxSizeMb} Mo)`,
  /** The label of the action that accepts files beyond the limit. */
  anyway: (count: number) => (count === 1 ? 'Ouvrir quand même' : `Ouvrir les ${count} quand même`),
  needsMemory: (megabytes: number, most: number) =>
    `Avec ${megabytes} Mo, ce fichier demande plus de mémoire que cet appareil ne peut en donner : ${most} Mo au plus.`,
  openOnly: (name: string) => `Ouvrir seulement ${name}`,
  pressOne: 'Pour n’en ouvrir qu’une, appuyez sur son aperçu.',
  toBatch: (count: number, name: string) => `Ouvrir les ${count} dans « ${name} », avec ces réglages`,
} as const;
