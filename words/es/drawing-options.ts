/** The texts of a drawing's options, which load when 'More options' is opened. */
export const drawingOptionsWords = {
  titles: {
    label: 'Eliminar títulos y descripciones',
    line: 'Los lectores de pantalla los leen en voz alta.',
  },
  ids: { label: 'Conservar los id', line: 'Para dibujos a los que tu página remite en estilos, scripts o enlaces.' },
  precision: {
    label: 'Decimales',
    unit: '',
    own: '3',
    line: 'De los números del dibujo. Con menos, pesa menos y es menos exacto.',
    problem: 'Los decimales deben ser un número entero entre 0 y 8',
  },
  scripts: {
    label: 'Conservar los scripts',
    line: 'También el HTML y los archivos enlazados. Solo para un dibujo de confianza.',
  },
} as const;
