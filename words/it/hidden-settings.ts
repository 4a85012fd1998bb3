import type { SettingWords } from '#choose/hidden-settings.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { formatCount, withArticle } from '#words/language.ts';

const KEPT = { keep: 'conservati', strip: 'rimossi', shorten: 'accorciati' } as const;

const share = (value: number) => `${formatCount(Math.round(value * 1000) / 10)}%`;

export const resized: SettingWords['resized'] = {
  percent: (percent) => `ridimensionata ${withArticle(`al ${percent}%`)}`,
  longestEdge: (pixels) => `lato più lungo ${pixels} pixel`,
  height: (pixels) => `ridimensionata a ${pixels} pixel di altezza`,
  width: (pixels) => `ridimensionata a ${pixels} pixel di larghezza`,
  fill: (box) => `deformata a ${box}`,
  cover: (box) => `ridimensionata e ritagliata a ${box}`,
  inside: (box) => `ridimensionata entro ${box}`,
};
export const neverEnlarged: SettingWords['neverEnlarged'] = ', mai ingrandita';
export const optional: SettingWords['optional'] = ', dove fa risparmiare spazio';
export const cropped: SettingWords['cropped'] = (box) => `ritagliata a ${box}`;
export const turned: SettingWords['turned'] = { 1: 'ruotata a destra', 2: 'capovolta', 3: 'ruotata a sinistra' };
export const mirrored: SettingWords['mirrored'] = {
  horizontal: 'riflessa in orizzontale',
  vertical: 'riflessa in verticale',
};
export const padded: SettingWords['padded'] = (shape) => `bordi fino a ${shape}`;
export const redacted: SettingWords['redacted'] = 'parti nascoste';
export const watermarked: SettingWords['watermarked'] = 'una filigrana';
export const options: SettingWords['options'] = {
  quality: (value) => `qualità ${value}%`,
  lossless: (value) => (value ? 'senza perdita' : 'con perdita'),
  budget: (value) => (value ? 'entro il peso abituale per la qualità' : 'esattamente questa qualità'),
  tolerance: (value) => `al massimo ${share(value)} sotto il peso richiesto`,
  min: (value) => `almeno ${formatLimit(value)}`,
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
export const encoded: SettingWords['encoded'] = 'scritta una volta con la sua qualità';
export const compressed: SettingWords['compressed'] = 'leggera quanto lo permette la qualità';
export const toSize: SettingWords['toSize'] = (bytes) => `al massimo ${formatLimit(bytes)}`;
export const toScore: SettingWords['toScore'] = (score) => `leggera quanto lo permette un punteggio di ${score}`;
export const savedAs: SettingWords['savedAs'] = (format) => `salvata come ${format}`;
export const withoutEffect: SettingWords['withoutEffect'] = (clause) => `${clause} (qui senza effetto)`;
