import type { ConverterWords } from '#choose/converter.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export const converterWords: ConverterWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (from, to) => `Wandelt ${from} auf deinem eigenen Gerät in ${to} um.`,
  steps: (from, to, quality) => [
    `Zieh dein ${from} hierher oder drück „${CONTROLS.browse}“.`,
    `„${CONTROLS.targetFormat}“ steht schon auf ${to}${quality ? ` und „${CONTROLS.quality}“ auf ${quality}` : ''}.`,
    `Vergleiche und drück dann „${CONTROLS.download}“.`,
  ],
  whatChanges: (from, to) => `Was sich von ${from} zu ${to} ändert`,
  size: (to) => `Wie groß das ${to} wird`,
  limit: (megabytes) => [
    'Gibt es eine Größengrenze?',
    `Bilder bis ${megabytes}\u00a0MB. Mit „${refusalWords.anyway(1)}“ gehen auch größere.`,
  ],
  compression: {
    lossy: 'verlustbehaftet',
    lossless: 'verlustfrei',
    either: 'mit oder ohne Verlust',
    palette: 'verlustfrei, bis 256 Farben',
    runs: 'kaum oder nicht komprimiert',
    drawing: 'Zeichenbefehle',
    container: 'Container',
  },
  transparency: {
    none: 'keine',
    hard: 'ganz oder gar nicht',
    smooth: 'weich',
  },
  yes: 'ja',
  no: 'nein',
  result: 'Ergebnis',
  shape: ['Form', 'Kurven', 'Pixel', 'eine feste Größe'],
  pages: ['Seiten', 'mehrere', 'eine', 'nur die erste Seite'],
  detail: { name: 'Details', lossy: 'etwas geht verloren', exact: 'jeder Pixel bleibt' },
  colours: { name: 'Farben', few: '256', many: 'Millionen', fewer: 'ähnliche ersetzen den Rest', all: 'alle bleiben' },
  depth: { name: 'Farbtiefe', bits: (bits) => `${bits} Bit`, stays: 'bleibt', rounded: 'gerundet' },
  alpha: { name: 'Transparenz', white: 'wird weiß', hard: 'harte Kanten', stays: 'bleibt' },
  animation: { name: 'Animation', stays: 'läuft weiter', lost: 'nur das erste Bild' },
  metadata: { name: 'Kameradaten', stays: 'nach Wahl', lost: 'entfernt' },
  longestSide: { name: 'Längste Seite', unit: 'in Pixeln' },
};
