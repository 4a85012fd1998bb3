/** The texts of the control that adds edges. */
export const padWords = {
  shape: 'Adicionar bordas até',
  none: 'Nenhuma',
  fill: 'Bordas',
  fills: {
    blur: 'Desfocadas',
    white: 'Brancas',
    black: 'Pretas',
    other: 'Outra cor',
    transparent: 'Transparentes',
  },
  colour: 'Cor das bordas',
  line: 'A imagem fica inteira: nada é cortado.',
} as const;
