import { counted } from '#words/language.ts';

/** Texts about saving several results. */
export const zipWords = {
  nothing: { title: 'Aucune image à télécharger', description: 'Traitez au moins une image avant de télécharger.' },
  failed: 'Échec du téléchargement',
  zipFailed: 'Un problème est survenu lors de la création du fichier ZIP. Veuillez réessayer.',
  folderFailed: 'Les fichiers n’ont pas pu être écrits dans ce dossier.',
  packed: (count: number) => ({
    title: 'Téléchargement lancé',
    description: `${counted(count, 'image réunie', 'images réunies')} dans un fichier ZIP.`,
  }),
  saved: (count: number, folder: string) => ({
    title: 'Enregistré dans le dossier',
    description: `${counted(count, 'image enregistrée', 'images enregistrées')} dans « ${folder} ».`,
  }),
  creating: 'Création du ZIP…',
  saving: 'Enregistrement…',
  saveToFolder: 'Enregistrer dans un dossier',
} as const;
