/** A side's name within a sentence. */
const inside = (label: string) => label.toLowerCase();

/** The comparison's texts. */
export const compareWords = {
  title: 'Avant et après',
  close: 'Fermer',
  before: 'Avant',
  after: 'Après',
  name: (before: string, after: string) =>
    `${before} et ${inside(after)}. Plus et moins règlent le zoom, 0 ajuste l’image, 1 l’affiche à 100 %, les flèches la déplacent, maintenir B montre « ${inside(before)} », S affiche les deux côte à côte.`,
  divider: (before: string, after: string) => `Séparation entre ${inside(before)} et ${inside(after)}`,
  divided: (percent: number, before: string) => `${percent} % ${inside(before)}`,
  tools: 'Affichage',
  open: 'Zoomer et comparer',
  shownAt: 'Affichée à ',
  zoomOut: 'Zoom arrière',
  zoomIn: 'Zoom avant',
  fit: 'Adapter',
  fitName: 'Adapter l’image entière',
  actual: '100 %',
  actualName: '100 %, un pixel de l’image pour chaque pixel de l’écran',
  sideBySide: 'Côte à côte',
  hold: (before: string) => `Maintenir pour voir « ${inside(before)} »`,
} as const;
