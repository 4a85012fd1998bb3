import { counted, listed, pluralOf } from '#words/language.ts';

const images = (count: number) => counted(count, 'image', 'images');

/** Texts of the page that makes the images of a website. */
export const responsiveWords = {
  step: 'Choisir les tailles',
  running: 'Création des images…',
  widths: 'Largeurs',
  widthsHint: (own: number) => `En pixels, séparées par des virgules. Votre image fait ${own} pixels de large.`,
  widthsProblem: (least: number, most: number, count: number) =>
    `Saisissez jusqu’à ${count} nombres entiers de ${least} à ${most}, par exemple 480, 800, 1200.`,
  propose: 'Proposer à nouveau des largeurs',
  formats: 'Formats',
  noFormat: 'Choisissez au moins un format.',
  shown: 'Largeur maximale sur la page',
  shownHint: 'En pixels CSS. Laissez vide si l’image est aussi large que la fenêtre.',
  shownProblem: (least: number, most: number) => `Saisissez un nombre entier de ${least} à ${most}, ou rien.`,
  wholeWindow: 'Aussi large que la fenêtre',
  run: (count: number) => `Créer ${images(count)}`,
  /** @param formats their labels */
  plan: (widths: number, formats: readonly string[]) =>
    `${counted(widths, 'largeur', 'largeurs')} · ${listed(formats)}`,
  failed: 'Erreur lors de la création des images',
  done: (count: number) => ({
    title: 'Images créées',
    description: `${images(count)} et leur code HTML : tout est prêt.`,
  }),
  files: 'Fichiers',
  width: 'Largeur',
  waiting: 'En attente',
  /** @param size in words */
  save: (name: string, size: string) => `Télécharger ${name}, ${size}`,
  phone: 'Sur un téléphone',
  /** @param across the width of its screen, in device pixels */
  phoneLine: (name: string, across: number) =>
    `Un téléphone dont l’écran fait ${across} pixels de large charge ${name} au lieu de votre fichier.`,
  total: (count: number, size: string) => `${images(count)} au total : ${size}`,
  /** @param last the format for all browsers */
  useless: (formats: readonly string[], last: string) =>
    `Pour cette image, ${formats.join(' et ')} ${pluralOf(formats.length, 'n’est pas plus léger', 'ne sont pas plus légers')} que ${last} : le code ${pluralOf(formats.length, 'l’omet', 'les omet')}.`,
  code: 'HTML',
  codeLabel: 'Le code pour votre page',
  copy: 'Copier le code',
  copied: { title: 'Code copié', description: 'Collez-le dans votre page.' },
  alt: 'Description',
  altHint: 'Pour les visiteurs qui ne voient pas l’image. Laissez vide si elle est décorative.',
  folder: 'Dossier sur votre site',
  folderHint: 'Placé devant les noms de fichiers dans le code.',
  folderExample: '/images/',
  loading: 'Emplacement sur la page',
  loadings: { lazy: 'Plus bas', eager: 'En haut' },
  loadingLines: {
    lazy: 'Elle se charge quand les visiteurs s’en approchent.',
    eager: 'Elle se charge tout de suite, avant les autres images.',
  },
  placeholder: 'Pendant le chargement',
  placeholders: { none: 'Rien', blur: 'Flou', thumbhash: 'ThumbHash' },
  placeholderLines: {
    none: 'Son emplacement reste vide.',
    blur: 'Une minuscule copie de l’image, dans le code.',
    thumbhash: 'Quelques lettres qu’un script de votre page transforme en image floue.',
  },
} as const;
