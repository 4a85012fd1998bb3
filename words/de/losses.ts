import type { Format, Loss } from '#engine';
import { fillWords } from '#words/fill.ts';

/** What a run would lose of a picture, in one clause per loss; shown before the run. */
const lossWords: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) => `${target} kennt keine Transparenz: Transparente Bereiche werden ${fill}.`,
  animation: (target) => `${target} kann nicht animiert sein: Nur das erste Einzelbild bleibt.`,
  pages: () => 'Nur die erste Seite wird verwendet.',
  metadata: () => 'Kameradaten und versteckte Daten werden entfernt.',
  location: () => 'Der Aufnahmeort wird entfernt.',
  'all-but-credit': () => 'Kameradaten und Aufnahmeort werden entfernt: Copyright und Urheber bleiben.',
  'some-metadata': () => 'Einige versteckte Angaben, etwa Notizen des Kameraherstellers, lassen sich nicht behalten.',
  credentials: () => 'Die Content Credentials werden entfernt: Ihre Signatur gilt nur für die Originaldatei.',
  'other-details': () => 'Kommentare, Vorschaubilder und Daten anderer Programme werden entfernt.',
  colours: (target) => `${target} fasst nur 256 Farben: Ähnliche ersetzen die übrigen.`,
  'half-transparency': (target) => `In ${target} ist ein Pixel sichtbar oder nicht: Weiche Kanten werden hart.`,
  'bit-depth': (target) => `${target} hat 8 Bit Farbtiefe: Feine Farbabstufungen gehen verloren.`,
  hdr: () => 'Die hellere HDR-Version fällt weg: Du bekommst das Bild, das gewöhnliche Bildschirme zeigen.',
  'hdr-light': () => 'HDR-Helligkeit wird auf das verringert, was gewöhnliche Bildschirme zeigen.',
  video: () => 'Das Video, das am Foto hängt, wird entfernt.',
  attached: () => 'Zusatzdaten des Fotos, etwa eine Tiefenkarte, werden entfernt.',
  channels: () => 'Zusatzkanäle wie Masken oder Sonderfarben werden entfernt.',
  scripts: () => 'Skripte, HTML und verknüpfte Dateien werden entfernt.',
  undrawn: () => 'Text und Stile der Zeichnung, die nur ein Browser zeichnet, fehlen im Ergebnis.',
  'out-of-range': () => 'Alles, was dunkler als Schwarz oder heller als Weiß ist, wird abgeschnitten.',
  'wide-gamut': () => 'Die Farben werden in sRGB umgewandelt. Das sieht auf jedem Bildschirm richtig aus.',
};

/** @param fill the background for transparency: `#rrggbb`, white by default */
export function lossSentence(loss: Loss, target: Format, fill?: string): string {
  return lossWords[loss](target.label, fillWords(fill));
}

/** The sentence, before the run, for edits that take no quality. */
export const losslessSentence = ({ label }: Format) =>
  `Keine Qualität geht verloren: Das ${label} wird nicht neu komprimiert.`;
