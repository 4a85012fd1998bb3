import { counted, pluralOf } from '#words/language.ts';

/** The texts about files that an upload area does not open at once. */
export const refusalWords = {
  /** Why a file of this kind is refused, and what opens instead. */
  kinds: {
    pdf: 'C’est un PDF. Ses pages ne s’ouvrent pas ici, mais une capture d’écran, oui.',
    video: 'C’est une vidéo. Mettez-la en pause et faites une capture d’écran : elle s’ouvrira ici.',
    document: 'C’est un document. Enregistrez ses images dans des fichiers séparés : ils s’ouvriront ici.',
    archive: 'C’est une archive. Décompressez-la et choisissez les images qu’elle contient : elles s’ouvriront ici.',
    heif: 'C’est une image de la famille HEIF qui ne peut pas être lue ici. Enregistrez-la en JPG dans le logiciel d’origine, puis ouvrez cette copie.',
    empty: 'Ce fichier est vide. Copiez-le ou téléchargez-le à nouveau.',
    folder: 'C’est un dossier où aucune image n’a pu être lue. Choisissez directement les images.',
  },
  /** What makes such a file. */
  makesOne: {
    pdf: 'Créer plutôt un PDF à partir d’images',
    video: 'Créer plutôt un GIF à partir d’images',
  },
  taken: (count: number) => counted(count, 'ajoutée', 'ajoutées'),
  overLimit: (count: number) => `${count} au-delà de la limite`,
  areTooLarge: (count: number) => `${count} trop ${pluralOf(count, 'lourde', 'lourdes')}`,
  areNoImages: (count: number) => `${counted(count, 'fichier n’est pas une image', 'fichiers ne sont pas des images')}`,
  couldNotBeRead: (count: number) => counted(count, 'illisible', 'illisibles'),
  which: 'Voir le détail',
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
  /** A file was dropped on a picture. */
  dropped: 'Une image est déjà ouverte',
  replace: (name: string) => `Ouvrir ${name} à la place`,
  keep: 'Garder l’image ouverte',
} as const;
