/** The texts of the control that adds edges. */
export const padWords = {
  shape: 'Aggiungi bordi fino a',
  none: 'Nessuno',
  fill: 'Bordi',
  fills: {
    blur: 'Sfocati',
    white: 'Bianchi',
    black: 'Neri',
    other: 'Altro',
    transparent: 'Trasparenti',
  },
  colour: 'Colore dei bordi',
  line: 'L’immagine resta intera: non si ritaglia nulla.',
} as const;
