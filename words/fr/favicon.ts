/** Texts of the page that makes the icons of a website. */
export const faviconWords = {
  step: 'Régler',
  title: 'Votre site web',
  tab: { light: 'L’icône dans un onglet clair', dark: 'L’icône dans un onglet sombre' },
  apple: 'iPhone, iPad',
  android: 'Android',
  large: 'Grande',
  fit: 'Image',
  fits: { inside: 'Tout montrer', cover: 'Remplir le carré' },
  fitLines: {
    inside: 'Une image qui n’est pas carrée laisse un peu d’espace vide.',
    cover: 'Une image qui n’est pas carrée perd ses bords.',
  },
  padding: 'Espace libre de chaque côté',
  percent: (percent: number) => `${percent} %`,
  background: 'Arrière-plan',
  backgrounds: { none: 'Aucun', colour: 'Couleur' },
  backgroundLines: {
    none: 'Les icônes pour téléphone sont blanches là où votre image est transparente.',
    colour: 'Derrière votre image, dans toutes les icônes.',
  },
  colour: 'Couleur d’arrière-plan',
  name: 'Nom de votre site',
  nameHint: 'Les téléphones l’affichent sous l’icône. Il figure dans le manifeste.',
  small: (side: number) =>
    `Votre image est petite : les grandes icônes seront floues. L’idéal est ${side} pixels ou un SVG.`,
  code: 'HTML',
  codeLabel: 'Le code pour vos pages',
  codeHint: 'Collez-le dans le head de chaque page et placez les fichiers à la racine de votre site.',
  copy: 'Copier le code',
  copied: { title: 'Code copié', description: 'Collez-le dans le head de vos pages.' },
} as const;
