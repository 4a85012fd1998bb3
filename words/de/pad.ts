/** The texts of the control that adds edges. */
export const padWords = {
  shape: 'Ränder ergänzen bis',
  none: 'Keine',
  fill: 'Ränder',
  fills: {
    blur: 'Unscharf',
    white: 'Weiß',
    black: 'Schwarz',
    other: 'Andere',
    transparent: 'Transparent',
  },
  colour: 'Farbe der Ränder',
  line: 'Das ganze Bild bleibt: Nichts wird abgeschnitten.',
} as const;
