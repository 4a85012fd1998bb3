/** The texts of a drawing's options, which load when 'More options' is opened. */
export const drawingOptionsWords = {
  titles: { label: 'Rimuovi titoli e descrizioni', line: 'Gli screen reader li leggono ad alta voce.' },
  ids: { label: 'Conserva gli id', line: 'Per disegni a cui la tua pagina fa riferimento in stili, script o link.' },
  precision: {
    label: 'Decimali',
    unit: '',
    own: '3',
    line: 'Dei numeri nel disegno. Meno decimali lo rendono più leggero e meno esatto.',
    problem: 'I decimali devono essere un numero intero tra 0 e 8',
  },
  scripts: {
    label: 'Conserva gli script',
    line: 'Anche HTML e file collegati. Solo per un disegno di cui ti fidi.',
  },
} as const;
