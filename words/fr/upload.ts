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
  opening: (name: string) => `Ouverture de ${name}…`,
  cancel: 'Annuler',
  goOn: (name: string) => `Continuer avec ${name || 'votre image'}`,
  private: 'Vos images ne quittent jamais cet appareil.',
  sample: 'Essayer avec une photo d’exemple',
} as const;
