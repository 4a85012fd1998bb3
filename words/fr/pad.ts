/** The texts of the control that adds edges. */
export const padWords = {
  shape: 'Ajouter des bords jusqu’à',
  none: 'Aucun',
  fill: 'Bords',
  fills: {
    blur: 'Flous',
    white: 'Blancs',
    black: 'Noirs',
    other: 'Autre',
    transparent: 'Transparents',
  },
  colour: 'Couleur des bords',
  line: 'L’image reste entière : rien n’est recadré.',
} as const;
