/** What the search answers where nothing does what was asked for. */
export const unableWords = {
  video: 'Les vidéos ne peuvent être ni ouvertes ni créées ici. Les GIF, WebP et PNG animés, si.',
  foreign: (name: string) =>
    `Les fichiers ${name} ne peuvent être ni ouverts ni créés ici. Si leur programme d’origine sait enregistrer un TIFF, un PNG ou un JPG, ouvrez celui-ci.`,
  pdf: 'Les fichiers PDF ne peuvent pas être ouverts ici, seulement créés à partir d’images.',
  unwritable: (label: string) => `Les fichiers ${label} peuvent être ouverts ici, mais pas créés.`,
  rename:
    'Les fichiers ne peuvent pas être renommés ici selon un modèle. Chaque résultat peut garder son nom d’origine.',
  background:
    'Les fonds ne peuvent pas être détourés ici. Ce qui est déjà transparent devient blanc quand l’image est enregistrée en JPG.',
} as const;
