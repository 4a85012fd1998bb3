import type { SettingWords } from '#choose/hidden-settings.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { counted, formatCount } from '#words/language.ts';

const DONE = { keep: 'behalten', strip: 'entfernt', shorten: 'gekürzt' } as const;

const tenths = (share: number) => formatCount(Math.round(share * 1000) / 10);

export const resized: SettingWords['resized'] = {
  percent: (percent) => `auf ${percent}\u00a0% skaliert`,
  longestEdge: (pixels) => `längste Seite ${pixels} Pixel`,
  height: (pixels) => `auf ${pixels} Pixel Höhe skaliert`,
  width: (pixels) => `auf ${pixels} Pixel Breite skaliert`,
  fill: (box) => `auf ${box} gestreckt`,
  cover: (box) => `auf ${box} skaliert und zugeschnitten`,
  inside: (box) => `in ${box} eingepasst`,
};
export const neverEnlarged: SettingWords['neverEnlarged'] = ', nie vergrößert';
export const optional: SettingWords['optional'] = ', wo das etwas spart';
export const cropped: SettingWords['cropped'] = (box) => `auf ${box} zugeschnitten`;
export const turned: SettingWords['turned'] = {
  1: 'nach rechts gedreht',
  2: 'auf den Kopf gestellt',
  3: 'nach links gedreht',
};
export const mirrored: SettingWords['mirrored'] = {
  horizontal: 'horizontal gespiegelt',
  vertical: 'vertikal gespiegelt',
};
export const padded: SettingWords['padded'] = (shape) => `Ränder bis ${shape} ergänzt`;
export const redacted: SettingWords['redacted'] = 'Stellen unkenntlich gemacht';
export const watermarked: SettingWords['watermarked'] = 'ein Wasserzeichen';
export const options: SettingWords['options'] = {
  quality: (value) => `Qualität ${value}\u00a0%`,
  lossless: (value) => (value ? 'verlustfrei' : 'nicht verlustfrei'),
  budget: (value) => (value ? 'im üblichen Rahmen der Qualität' : 'genau diese Qualität'),
  tolerance: (value) => `höchstens ${tenths(value)}\u00a0% unter dem Ziel`,
  min: (value) => `mindestens ${formatLimit(value)}`,
  padding: (value) => (value ? 'bis zum Ziel aufgefüllt' : 'nicht bis zum Ziel aufgefüllt'),
  preserveFormat: (value) => (value ? 'Format bleibt' : 'Format darf sich ändern'),
  minSavings: (value) => `mindestens ${tenths(value)}\u00a0% gespart`,
  metadata: (value) =>
    ({
      strip: 'Kameradaten entfernt',
      keep: 'Kameradaten behalten',
      'keep-but-location': 'Kameradaten behalten, aber ohne Ort',
      copyright: 'Copyright und Urheber behalten, alle anderen Angaben entfernt',
    })[value],
  profile: (value) => (value === 'keep' ? 'Farbprofil behalten' : 'Farben in sRGB umgewandelt'),
  background: (value) => `Hintergrund ${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? 'volle Farbauflösung' : 'halbe Farbauflösung'),
  progressive: (value) => (value ? 'progressiv' : 'nicht progressiv'),
  dpi: (value) => `${value}\u00a0dpi`,
  pages: (value) => (value === 'one' ? 'alle in einer Datei' : 'eine Datei pro Bild'),
  paper: (value) =>
    ({ picture: 'Seiten so groß wie die Bilder', a4: 'auf A4-Seiten', letter: 'auf Letter-Seiten' })[value],
  margin: (value) => `mit ${value}\u00a0mm Rand`,
  ids: (value) => `IDs ${DONE[value]}`,
  titles: (value) => `Titel ${DONE[value]}`,
  precision: (value) => counted(value, 'Nachkommastelle', 'Nachkommastellen'),
  scripts: (value) => `Skripte ${DONE[value]}`,
  delay: (value) => `jedes Bild ${value}\u00a0ms lang`,
};
export const encoded: SettingWords['encoded'] = 'einmal mit der eingestellten Qualität gespeichert';
export const compressed: SettingWords['compressed'] = 'so klein, wie es die Qualität erlaubt';
export const toSize: SettingWords['toSize'] = (bytes) => `höchstens ${formatLimit(bytes)}`;
export const toScore: SettingWords['toScore'] = (score) => `so klein, wie es der Wert ${score} erlaubt`;
export const savedAs: SettingWords['savedAs'] = (format) => `als ${format} gespeichert`;
export const withoutEffect: SettingWords['withoutEffect'] = (clause) => `${clause} (hier ohne Wirkung)`;
