/** A side's name within a sentence. */
const inside = (label: string) => label.toLowerCase();

/** The comparison's texts. */
export const compareWords = {
  title: 'Antes e depois',
  close: 'Fechar',
  before: 'Antes',
  after: 'Depois',
  name: (before: string, after: string) =>
    `${before} e ${inside(after)}. Mais e menos dão zoom, 0 ajusta a imagem, 1 mostra 100%, as setas movem, segure B para ver “${inside(before)}”, S mostra lado a lado.`,
  divider: (before: string, after: string) => `Divisor entre “${inside(before)}” e “${inside(after)}”`,
  divided: (percent: number, before: string) => `${percent}% ${inside(before)}`,
  tools: 'Exibição',
  open: 'Ampliar e comparar',
  shownAt: 'Exibida a ',
  zoomOut: 'Diminuir zoom',
  zoomIn: 'Aumentar zoom',
  fit: 'Ajustar',
  fitName: 'Ajustar a imagem inteira',
  actual: '100%',
  actualName: '100%, um pixel da imagem para cada pixel da tela',
  sideBySide: 'Lado a lado',
  hold: (before: string) => `Segure para ver “${inside(before)}”`,
} as const;
