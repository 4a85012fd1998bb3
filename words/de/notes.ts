import type { Because, NoteWords } from '#choose/notes.ts';
import { shownScore } from '#choose/shown-score.ts';
import { formatBytes, formatLimit } from '#words/bytes.ts';
import { withArticle } from '#words/language.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';

const BECAUSE: Because = {
  small: () => 'Diese Datei hat höchstens 10\u00a0KB',
  fits: () => 'Diese Datei liegt schon innerhalb deiner Zielgröße',
  'opened-format': ({ format }) => `Als ${format} wäre die Datei größer oder kaum kleiner`,
  'saves-too-little': ({ saved, least }) =>
    `Das würde ${percent(saved)} sparen, weniger als die gewünschten ${percent(least)}`,
  'no-gain': () => 'Das Ergebnis wäre größer oder kaum kleiner',
  'looks-different': () => 'Eine kleinere Zeichnung sähe anders aus',
  'search-failed': () => 'Die Zielgröße war mit diesen Einstellungen nicht zu erreichen',
};

const KEPT = {
  left: { after: 'deshalb blieb sie, wie sie ist', alone: 'Die Datei blieb, wie sie ist' },
  returned: { after: 'deshalb bekommst du dein Original zurück', alone: 'Du bekommst dein Original zurück' },
  unchanged: { after: 'deshalb wurde kein Pixel verändert', alone: 'Kein Pixel wurde verändert' },
};

const NEAREST = {
  steps: ': Die nächste Qualität, die wir versucht haben, lag darüber.',
  'best-quality': ', bei der besten Qualität, die es gibt.',
  'highest-tried': ', mit Qualität 99, der höchsten, die wir probieren.',
  thousands: '. So passt sie auch, wenn ein KB als 1000 Byte zählt.',
  'file-size': ': Noch näher daran wäre sie größer als deine Datei.',
  tries: '. Näher kamen wir nicht heran.',
};

const LARGER = {
  format: 'weil du dieses Format gewählt hast',
  dimensions: 'weil du das Bild vergrößert hast',
  lossless: 'weil es jeden Pixel genau behält',
  metadata: 'weil sich die Kameradaten nur durch erneutes Speichern entfernen ließen',
  edits: 'weil das Bild verändert wurde',
  quality: 'weil es mit dieser Qualität gespeichert wurde',
  rewritten: 'weil es in einem anderen Format gespeichert werden musste',
  least: 'wegen der Mindestgröße, die du verlangt hast',
};

export const between: NoteWords['between'] = ' ';
export const kept: NoteWords['kept'] = (what, reason) =>
  reason ? `${BECAUSE[reason.why](reason)}, ${KEPT[what].after}.` : `${KEPT[what].alone}.`;
export const tryInstead: NoteWords['tryInstead'] = (format) => `Versuch es stattdessen mit ${format}.`;
export const notBecome: NoteWords['notBecome'] = (format) => `Es wurde kein ${format} daraus.`;
export const gzipped: NoteWords['gzipped'] = (after, before) =>
  `Mit gzip übertragen sind es ${formatBytes(after)} statt ${formatBytes(before)}.`;
export const removed: NoteWords['removed'] = {
  none: 'Kameradaten und versteckte Daten wurden entfernt.',
  'all-but-location': 'Der Aufnahmeort wurde entfernt.',
  credit: 'Kameradaten und Aufnahmeort wurden entfernt: Copyright und Urheber bleiben.',
};
export const exchanged: NoteWords['exchanged'] = {
  'low-quality': (from, to, quality) => `Unter Qualität ${quality} wird ${withArticle(from)} als ${to} gespeichert.`,
  'no-gain': (from, to) =>
    `Als ${from} wäre das Bild größer oder kaum kleiner, deshalb wurde es als ${to} gespeichert.`,
  target: (from, to) =>
    `Als ${from} kam das Bild nicht annähernd an die Zielgröße heran, deshalb wurde es als ${to} gespeichert.`,
};
export const lossless: NoteWords['lossless'] = (format) =>
  `Keine Qualität ging verloren: Das ${format} wurde nicht neu komprimiert.`;
export const firstFrame: NoteWords['firstFrame'] = (of) => `Das Ergebnis enthält nur das erste der ${of} Bilder.`;
export const scaled: NoteWords['scaled'] = (to, from) =>
  `Dafür hat das Bild weniger Pixel bekommen: ${formatSize(to)} statt ${formatSize(from)}.`;
export const padded: NoteWords['padded'] = (bytes, least) =>
  least === undefined
    ? `${formatBytes(bytes)} an Kommentaren wurden ergänzt, um näher an die Zielgröße zu kommen. Sie ändern keinen Pixel.`
    : `${formatBytes(bytes)} an Kommentaren füllen die Datei auf ${formatLimit(least)} auf. Sie ändern keinen Pixel.`;
export const belowLeast: NoteWords['belowLeast'] = (bytes, format) =>
  `Das sind ${formatBytes(bytes)} weniger als deine Mindestgröße: ${format} lässt sich nicht auffüllen. Versuch es mit JPG oder PNG.`;
export const nearest: NoteWords['nearest'] = (below, why) =>
  `Die Datei liegt ${percent(below)} unter deiner Zielgröße${NEAREST[why]}`;
export const aboveTarget: NoteWords['aboveTarget'] =
  'Mit diesen Einstellungen ist die Zielgröße nicht erreichbar. Das ist die kleinste Datei, die wir gefunden haben. Versuch es mit kleineren Maßen oder einem anderen Format.';
export const notSought: NoteWords['notSought'] = {
  exact: 'Dieses Format behält jeden Pixel genau, es gab also keine Qualität zu wählen.',
  format: 'Für dieses Format lässt sich die Qualität nicht automatisch wählen, deshalb gilt ein Standardwert.',
  animation: 'Animationen lassen sich nicht Bild für Bild bewerten, deshalb gilt eine Standardqualität.',
  browser: 'Dieser Browser kann Bilder nicht bewerten, deshalb gilt eine Standardqualität.',
};
export const belowScore: NoteWords['belowScore'] = (score) =>
  `Mehr gibt dieses Format nicht her: Wert ${shownScore(score)}.`;
export const larger: NoteWords['larger'] = (why) => `Das Ergebnis ist größer als deine Datei, ${LARGER[why]}.`;
export const incomplete: NoteWords['incomplete'] = (missing) =>
  missing === undefined
    ? 'Das Ende der Datei fehlt, also vielleicht auch ein Teil des Bildes.'
    : `Die letzten ${missingPercent(missing)} des Bildes fehlen.`;
export const paletteQuality: NoteWords['paletteQuality'] = (used, requested) =>
  `Mit Qualität ${used} gespeichert: Mit ${requested} hat die Datei zu wenige Farben oder ist nicht kleiner.`;
export const quality: NoteWords['quality'] = (used, requested, least) =>
  `Mit Qualität ${used} gespeichert: ${least > 0 ? `Mit ${requested} werden weniger als ${least}\u00a0% gespart` : `Mit ${requested} ist das Ergebnis größer als deine Datei`}.`;
