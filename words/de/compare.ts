/** A side's name within a sentence. */
const inside = (label: string) => label.toLowerCase();

/** The comparison's texts. */
export const compareWords = {
  title: 'Vorher und nachher',
  close: 'Schließen',
  before: 'Vorher',
  after: 'Nachher',
  name: (before: string, after: string) =>
    `${before} und ${inside(after)}. Plus und Minus zoomen, 0 passt das Bild ein, 1 zeigt 100\u00a0%, Pfeile verschieben es, B gedrückt halten zeigt „${before}“, S zeigt beide nebeneinander.`,
  divider: (before: string, after: string) => `Trennlinie zwischen „${before}“ und „${after}“`,
  divided: (percent: number, before: string) => `${percent}\u00a0% ${inside(before)}`,
  tools: 'Ansicht',
  open: 'Zoomen und vergleichen',
  shownAt: 'Angezeigt mit ',
  zoomOut: 'Verkleinern',
  zoomIn: 'Vergrößern',
  fit: 'Einpassen',
  fitName: 'Ganzes Bild einpassen',
  actual: '100\u00a0%',
  actualName: '100\u00a0%, ein Pixel des Bildes pro Pixel des Bildschirms',
  sideBySide: 'Nebeneinander',
  hold: (before: string) => `Gedrückt halten: ${before.toLowerCase()}`,
} as const;
