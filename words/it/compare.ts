/** A side's name within a sentence. */
const inside = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** The comparison's texts. */
export const compareWords = {
  title: 'Prima e dopo',
  close: 'Chiudi',
  before: 'Prima',
  after: 'Dopo',
  name: (before: string, after: string) =>
    `${before} e ${inside(after)}. Più e meno cambiano lo zoom, 0 adatta l’immagine, 1 mostra il 100%, le frecce la spostano, tieni premuto B per vedere “${inside(before)}”, S mostra le due versioni affiancate.`,
  divider: (before: string, after: string) => `Divisore tra ${inside(before)} e ${inside(after)}`,
  divided: (percent: number, before: string) => `${percent}% ${inside(before)}`,
  tools: 'Vista',
  open: 'Ingrandisci e confronta',
  shownAt: 'Zoom: ',
  zoomOut: 'Riduci lo zoom',
  zoomIn: 'Aumenta lo zoom',
  fit: 'Adatta',
  fitName: 'Adatta tutta l’immagine',
  actual: '100%',
  actualName: '100%, un pixel dell’immagine per ogni pixel dello schermo',
  sideBySide: 'Affiancate',
  hold: (before: string) => `Tieni premuto per vedere “${inside(before)}”`,
} as const;
