/** The texts of the control that adds edges. */
export const padWords = {
  shape: 'Añadir bordes hasta',
  none: 'Ninguno',
  fill: 'Bordes',
  fills: {
    blur: 'Desenfocados',
    white: 'Blancos',
    black: 'Negros',
    other: 'Otro color',
    transparent: 'Transparentes',
  },
  colour: 'Color de los bordes',
  line: 'La imagen se queda entera: no se recorta nada.',
} as const;
