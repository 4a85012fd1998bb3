import type { Size } from '#engine';
import type { Edit, EditOf, OptionName, OptionValues, Output } from '#engine/recipe/index.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { formatCount, withArticle } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** A part of the recipe that applies although the tool has no control for it. */
export type HiddenSetting =
  | { kind: 'edit'; edit: Edit }
  | { kind: 'format'; format: Output['format'] }
  | { kind: 'aim'; output: Output }
  /** `rests` if the other settings make it ineffective. */
  | { kind: 'option'; name: OptionName; output: Output; rests: boolean };

const KEPT = { keep: 'conservati', strip: 'rimossi', shorten: 'accorciati' } as const;
const TURNED = { 1: 'ruotata a destra', 2: 'capovolta', 3: 'ruotata a sinistra' } as const;
const MIRRORED = { horizontal: 'riflessa in orizzontale', vertical: 'riflessa in verticale' } as const;

function resized({ width, height, percent, longestEdge, fit, enlarge, optional }: EditOf<'resize'>): string {
  const size = () => {
    if (percent !== undefined) return `ridimensionata ${withArticle(`al ${percent}%`)}`;
    if (longestEdge !== undefined) return `lato più lungo ${longestEdge} pixel`;
    if (width === undefined) return `ridimensionata a ${height} pixel di altezza`;
    if (height === undefined) return `ridimensionata a ${width} pixel di larghezza`;
    const box = formatSize({ width, height });
    if (fit === 'fill') return `deformata a ${box}`;
    return fit === 'cover' ? `ridimensionata e ritagliata a ${box}` : `ridimensionata entro ${box}`;
  };
  return `${size()}${enlarge === false ? ', mai ingrandita' : ''}${optional ? ', dove fa risparmiare spazio' : ''}`;
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return `ritagliata a ${formatSize(edit)}`;
    case 'resize':
      return resized(edit);
    case 'rotate':
      return TURNED[edit.quarterTurns];
    case 'flip':
      return MIRRORED[edit.axis];
    case 'pad':
      return `bordi fino a ${edit.ratio ?? formatSize(edit as Size)}`;
    case 'redact':
      return 'parti nascoste';
    case 'watermark':
      return 'una filigrana';
  }
}

const share = (value: number) => `${formatCount(Math.round(value * 1000) / 10)}%`;

const OPTION_WORDS: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string } = {
  quality: (value) => `qualità ${value}%`,
  lossless: (value) => (value ? 'senza perdita' : 'con perdita'),
  tolerance: (value) => `al massimo ${share(value)} sotto il peso richiesto`,
  padding: (value) => (value ? 'riempito fino al peso richiesto' : 'non riempito fino al peso richiesto'),
  preserveFormat: (value) => (value ? 'stesso formato' : 'il formato può cambiare'),
  minSavings: (value) => `risparmio minimo: ${share(value)}`,
  metadata: (value) =>
    ({
      strip: 'dati della fotocamera rimossi',
      keep: 'dati della fotocamera conservati',
      'keep-but-location': 'dati della fotocamera conservati, ma senza il luogo',
      copyright: 'copyright e crediti conservati, tutti gli altri dati rimossi',
    })[value],
  profile: (value) => (value === 'keep' ? 'profilo colore conservato' : 'colori convertiti in sRGB'),
  background: (value) => `sfondo di colore ${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? 'dettaglio cromatico completo' : 'dettaglio cromatico dimezzato'),
  progressive: (value) => (value ? 'progressivo' : 'non progressivo'),
  dpi: (value) => `${value}\u00a0dpi`,
  pages: (value) => (value === 'one' ? 'tutto in un file' : 'un file per ciascuna'),
  paper: (value) =>
    ({ picture: 'pagine grandi come le immagini', a4: 'su pagine A4', letter: 'su pagine Letter' })[value],
  margin: (value) => `con un margine di ${value}\u00a0mm`,
  ids: (value) => `id ${KEPT[value]}`,
  titles: (value) => `titoli ${KEPT[value]}`,
  precision: (value) => `${value} decimali`,
  scripts: (value) => `script ${KEPT[value]}`,
  delay: (value) => `ciascuna visibile per ${value} ms`,
};

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(OPTION_WORDS) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return 'scritta una volta con la sua qualità';
    case 'compress':
      return 'leggera quanto lo permette la qualità';
    case 'size':
      return `al massimo ${formatLimit(output.bytes)}`;
    case 'score':
      return `leggera quanto lo permette un punteggio di ${output.score}`;
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
      return `salvata come ${labelOf(setting.format)}`;
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const words = optionWords(setting.name, setting.output);
      return setting.rests ? `${words} (qui senza effetto)` : words;
    }
  }
}
