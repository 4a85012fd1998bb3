import type { Size } from '#engine';
import type { Edit, EditOf, OptionName, OptionValues, Output } from '#engine/recipe/index.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { counted, formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** A part of the recipe that applies although the tool has no control for it. */
export type HiddenSetting =
  | { kind: 'edit'; edit: Edit }
  | { kind: 'format'; format: Output['format'] }
  | { kind: 'aim'; output: Output }
  /** `rests` if the other settings make it ineffective. */
  | { kind: 'option'; name: OptionName; output: Output; rests: boolean };

const DONE = { keep: 'behalten', strip: 'entfernt', shorten: 'gekürzt' } as const;
const TURNED = { 1: 'nach rechts gedreht', 2: 'auf den Kopf gestellt', 3: 'nach links gedreht' } as const;
const MIRRORED = { horizontal: 'horizontal gespiegelt', vertical: 'vertikal gespiegelt' } as const;

function resized({ width, height, percent, longestEdge, fit, enlarge, optional }: EditOf<'resize'>): string {
  const size = () => {
    if (percent !== undefined) return `auf ${percent}\u00a0% skaliert`;
    if (longestEdge !== undefined) return `längste Seite ${longestEdge} Pixel`;
    if (width === undefined) return `auf ${height} Pixel Höhe skaliert`;
    if (height === undefined) return `auf ${width} Pixel Breite skaliert`;
    const box = formatSize({ width, height });
    if (fit === 'fill') return `auf ${box} gestreckt`;
    return fit === 'cover' ? `auf ${box} skaliert und zugeschnitten` : `in ${box} eingepasst`;
  };
  return `${size()}${enlarge === false ? ', nie vergrößert' : ''}${optional ? ', wo das etwas spart' : ''}`;
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return `auf ${formatSize(edit)} zugeschnitten`;
    case 'resize':
      return resized(edit);
    case 'rotate':
      return TURNED[edit.quarterTurns];
    case 'flip':
      return MIRRORED[edit.axis];
    case 'pad':
      return `Ränder bis ${edit.ratio ?? formatSize(edit as Size)} ergänzt`;
    case 'redact':
      return 'Stellen unkenntlich gemacht';
    case 'watermark':
      return 'ein Wasserzeichen';
  }
}

const tenths = (share: number) => formatCount(Math.round(share * 1000) / 10);

const OPTION_WORDS: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string } = {
  quality: (value) => `Qualität ${value}\u00a0%`,
  lossless: (value) => (value ? 'verlustfrei' : 'nicht verlustfrei'),
  tolerance: (value) => `höchstens ${tenths(value)}\u00a0% unter dem Ziel`,
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

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(OPTION_WORDS) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return 'einmal mit der eingestellten Qualität gespeichert';
    case 'compress':
      return 'so klein, wie es die Qualität erlaubt';
    case 'size':
      return `höchstens ${formatLimit(output.bytes)}`;
    case 'score':
      return `so klein, wie es der Wert ${output.score} erlaubt`;
  }
}

/** A clause about an option's value; empty without one. */
export function optionWords<K extends OptionName>(name: K, output: OptionValues): string {
  const value = output[name];
  return value === undefined ? '' : OPTION_WORDS[name](value as NonNullable<OptionValues[K]>);
}

/** A clause about a hidden setting. */
export function hiddenWords(setting: HiddenSetting, labelOf: (format: Output['format']) => string): string {
  switch (setting.kind) {
    case 'edit':
      return editWords(setting.edit);
    case 'format':
      return `als ${labelOf(setting.format)} gespeichert`;
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const words = optionWords(setting.name, setting.output);
      return setting.rests ? `${words} (hier ohne Wirkung)` : words;
    }
  }
}
