/** The levels of 'Auto', the best first. */
export const levelWords = [
  { label: 'Sieht gleich aus', means: 'Im direkten Vergleich bemerkst du keinen Unterschied.' },
  { label: 'Kaum ein Unterschied', means: 'Bei genauem Hinsehen erkennst du einen leichten Unterschied.' },
  { label: 'Klein', means: 'Du findest Spuren der Kompression, wenn du danach suchst.' },
] as const;

/** The verdicts on other scores. `slight` means the same as the last level. */
export const bandWords = {
  identical: { words: 'Nicht zu unterscheiden', means: 'Auch nicht, wenn beide im Wechsel aufblinken.' },
  slight: 'Etwas anders',
  visible: { words: 'Sichtbar anders', means: 'Du siehst den Unterschied auch ohne Vergleich.' },
  bad: { words: 'Deutlich schlechter', means: 'Viele Details sind verloren.' },
} as const;

export const scoreScreenWords = {
  choose: 'Qualität, automatisch oder von Hand',
  likeness: 'Wie es aussehen soll',
  hint: (means: string, score: number) => `${means} Die Qualität wird durch Messen gefunden: Wert ${score}.`,
  custom: (score: number) => `Wert ${score}`,
  exact: 'Genau',
  everyPixel: 'Jeder Pixel bleibt. Auto spart Platz durch weniger Farben.',
  ofCompression: (verdict: string) => `Komprimierung: ${verdict}`,
  details: 'Details',
  method: (score: number) => `${score} von 100 nach SSIMULACRA2, ein Maß dafür, was Menschen wahrnehmen.`,
  showMap: 'Unterschiede zeigen',
  hideMap: 'Unterschiede ausblenden',
  mapping: 'Wird verglichen …',
  legend: (worst: number) =>
    `Gelb bis Rot: Hier weicht das Ergebnis am stärksten vom Original ab. Die schlechteste Stelle hat den Wert ${worst} von 100.`,
  newSize: 'Bewertet wird es in seiner neuen Größe.',
  fewerPixels: (percent: number) =>
    `Bewertet wird es in seiner neuen Größe: Mit ${percent}\u00a0% der Breite und Höhe gibt es beim Zoomen weniger Details.`,
  noDifference: 'Es gibt nirgends einen sichtbaren Unterschied.',
} as const;
