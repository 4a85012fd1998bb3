/** Texts about using settings outside this page. */
export const reuseWords = {
  summary: 'Utiliser ces réglages ailleurs',
  link: 'Copier le lien',
  command: 'Copier la commande',
  code: 'Copier le code',
  more: 'La bibliothèque et la commande',
  copied: { link: 'Lien copié', command: 'Commande copiée', code: 'Code copié' },
  copiedText: {
    link: 'Il ouvre cette page avec les mêmes réglages.',
    command: 'Collez-la dans un terminal : elle fait la même chose à vos fichiers.',
    code: 'Collez-le dans votre programme : il fait la même chose à n’importe quel fichier.',
  },
  notCopied: {
    title: 'Copie impossible',
    description: 'Votre navigateur n’autorise pas cette page à utiliser le presse-papiers.',
  },
} as const;
