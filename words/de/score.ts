import type { LevelWords } from '#choose/score.ts';
import { shownScore } from '#choose/shown-score.ts';

export const levelWords: LevelWords = {
  apart: { label: 'Nicht zu unterscheiden', means: 'Auch nicht, wenn beide im Wechsel aufblinken.' },
  same: { label: 'Sieht gleich aus', means: 'Im direkten Vergleich bemerkst du keinen Unterschied.' },
  hardly: { label: 'Kaum ein Unterschied', means: 'Bei genauem Hinsehen erkennst du einen leichten Unterschied.' },
  slightly: 'Etwas anders',
  visibly: { label: 'Sichtbar anders', means: 'Du siehst den Unterschied auch ohne Vergleich.' },
  worse: { label: 'Deutlich schlechter', means: 'Viele Details sind verloren.' },
  small: { label: 'Klein', means: 'Du findest Spuren der Kompression, wenn du danach suchst.' },
};

export const scoreScreenWords = {
  choose: 'Qualität, automatisch oder von Hand',
  likeness: 'Wie es aussehen soll',
  hint: (means: string, score: number) => `${means} Die Qualität wird durch Messen gefunden: Wert ${score}.`,
  noQuality: (label: string) => `Für ${label} gibt es keine Qualitätseinstellung.`,
  custom: (score: number) => `Wert ${score}`,
  exact: 'Genau',
  everyPixel: 'Jeder Pixel bleibt. Auto spart Platz durch weniger Farben.',
  ofCompression: (verdict: string) => `Komprimierung: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  details: 'Details',
  method: (score: number) => `${shownScore(score)} von 100 nach SSIMULACRA2, ein Maß dafür, was Menschen wahrnehmen.`,
  showMap: 'Unterschiede zeigen',
  hideMap: 'Unterschiede ausblenden',
  mapping: 'Wird verglichen …',
  legend: (worst: number) =>
    `Gelb bis Rot: Hier weicht das Ergebnis am stärksten vom Original ab. Die schlechteste Stelle hat den Wert ${shownScore(worst)} von 100.`,
  newSize: 'Bewertet wird es in seiner neuen Größe.',
  fewerPixels: (percent: number) =>
    `Bewertet wird es in seiner neuen Größe: Mit ${percent}\u00a0% der Breite und Höhe gibt es beim Zoomen weniger Details.`,
  noDifference: 'Es gibt nirgends einen sichtbaren Unterschied.',
} as const;
