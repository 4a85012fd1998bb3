/** The texts of a drawing's options, which load when 'More options' is opened. */
export const drawingOptionsWords = {
  titles: { label: 'Remover títulos e descrições', line: 'Os leitores de tela os leem em voz alta.' },
  ids: { label: 'Manter ids', line: 'Para desenhos que sua página usa em estilos, scripts ou links.' },
  precision: {
    label: 'Casas decimais',
    unit: '',
    own: '3',
    line: 'Dos números do desenho. Com menos casas, ele fica menor e menos exato.',
    problem: 'As casas decimais devem ser um número inteiro entre 0 e 8',
  },
  scripts: {
    label: 'Manter scripts',
    line: 'E também HTML e arquivos vinculados. Só para um desenho em que você confia.',
  },
} as const;
