/** A side's name within a sentence. */
const inside = (label: string) => label.toLowerCase();

/** The comparison's texts. */
export const compareWords = {
  title: 'Antes y después',
  close: 'Cerrar',
  before: 'Antes',
  after: 'Después',
  name: (before: string, after: string) =>
    `${before} y ${inside(after)}. Más y menos cambian el zoom, 0 ajusta la imagen, 1 la muestra al 100\u00a0%, las flechas la mueven, mantener B muestra “${inside(before)}” y S muestra las dos lado a lado.`,
  divider: (before: string, after: string) => `Divisor entre ${inside(before)} y ${inside(after)}`,
  divided: (percent: number, before: string) => `${percent}\u00a0% ${inside(before)}`,
  tools: 'Vista',
  open: 'Ampliar y comparar',
  shownAt: 'Se muestra al ',
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  fit: 'Ajustar',
  fitName: 'Ajustar la imagen completa',
  actual: '100\u00a0%',
  actualName: '100\u00a0%, un píxel de la imagen por cada píxel de la pantalla',
  sideBySide: 'En paralelo',
  hold: (before: string) => `Mantén pulsado para ver “${inside(before)}”`,
} as const;
