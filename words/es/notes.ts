import type { Because, NoteWords } from '#choose/notes.ts';
import { shownScore } from '#choose/shown-score.ts';
import { formatBytes, formatLimit } from '#words/bytes.ts';
import { capitalised, withArticle } from '#words/language.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';

const BECAUSE: Because = {
  small: () => 'Este archivo pesa 10\u00a0KB o menos',
  fits: () => 'Este archivo ya cumple el peso que pediste',
  'opened-format': ({ format }) => `Como ${format} pesaría más o casi lo mismo`,
  'saves-too-little': ({ saved, least }) => `El ahorro (${percent(saved)}) no llegaría a tu mínimo (${percent(least)})`,
  'no-gain': () => 'El resultado pesaría más o casi lo mismo',
  'looks-different': () => 'Un dibujo más ligero se vería distinto',
  'search-failed': () => 'Con estos ajustes no se pudo alcanzar el peso que pediste',
};

const KEPT = {
  left: 'se ha dejado como está',
  returned: 'recibes tu original',
  unchanged: 'no ha cambiado ningún píxel',
};

const NEAREST = {
  steps: ': la siguiente calidad que probamos lo superaba.',
  'best-quality': ', con la mejor calidad posible.',
  'highest-tried': ', con calidad 99, la más alta que probamos.',
  thousands: '. Así también cabe donde un KB son 1000 bytes.',
  'file-size': ': más cerca pesaría más que tu archivo.',
  tries: '. No encontramos nada más cercano.',
};

const LARGER = {
  format: 'por el formato que elegiste',
  dimensions: 'porque ampliaste la imagen',
  lossless: 'porque conserva cada píxel con exactitud',
  metadata: 'porque los datos de la cámara solo se podían eliminar guardándola de nuevo',
  edits: 'porque la imagen ha cambiado',
  quality: 'por la calidad con la que se guardó',
  rewritten: 'porque hubo que guardarla en otro formato',
  least: 'por el peso mínimo que pediste',
};

export const between: NoteWords['between'] = ' ';
export const kept: NoteWords['kept'] = (what, reason) =>
  reason ? `${BECAUSE[reason.why](reason)}, así que ${KEPT[what]}.` : `${capitalised(KEPT[what])}.`;
export const tryInstead: NoteWords['tryInstead'] = (format) => `Prueba con ${format}.`;
export const notBecome: NoteWords['notBecome'] = (format) => `No se ha convertido en ${withArticle(format)}.`;
export const gzipped: NoteWords['gzipped'] = (after, before) =>
  `Enviado con gzip, pesa ${formatBytes(after)} en lugar de ${formatBytes(before)}.`;
export const removed: NoteWords['removed'] = {
  none: 'Se han eliminado los datos de la cámara y otros datos ocultos.',
  'all-but-location': 'Se ha eliminado la ubicación donde se tomó la foto.',
  credit: 'Se han eliminado los datos de la cámara y la ubicación: quedan el copyright y los créditos.',
};
export const exchanged: NoteWords['exchanged'] = {
  'low-quality': (from, to, quality) => `Con calidad inferior a ${quality}, ${withArticle(from)} se guarda como ${to}.`,
  'no-gain': (from, to) => `Como ${from} pesaría más o casi lo mismo, así que se ha guardado como ${to}.`,
  target: (from, to) => `Como ${from} quedaba muy lejos del peso que pediste, así que se ha guardado como ${to}.`,
};
export const lossless: NoteWords['lossless'] = (format) =>
  `No se ha perdido calidad: el ${format} no se ha comprimido de nuevo.`;
export const firstFrame: NoteWords['firstFrame'] = (of) =>
  `El resultado contiene solo la primera de sus ${of} imágenes.`;
export const scaled: NoteWords['scaled'] = (to, from) =>
  `Para lograrlo se ha reducido el tamaño: ${formatSize(to)} en lugar de ${formatSize(from)}.`;
export const padded: NoteWords['padded'] = (bytes, least) =>
  least === undefined
    ? `Se han añadido ${formatBytes(bytes)} de comentarios para acercarse al peso pedido. No cambian ningún píxel.`
    : `${formatBytes(bytes)} de comentarios lo completan hasta ${formatLimit(least)}. No cambian ningún píxel.`;
export const belowLeast: NoteWords['belowLeast'] = (bytes, format) =>
  `Le faltan ${formatBytes(bytes)} para el peso mínimo: un ${format} no se puede rellenar. Prueba con JPG o PNG.`;
export const nearest: NoteWords['nearest'] = (share, why) => {
  const below = percent(share);
  return `Queda ${below.startsWith('menos') ? below : `un ${below}`} por debajo del peso que pediste${NEAREST[why]}`;
};
export const aboveTarget: NoteWords['aboveTarget'] =
  'Con estos ajustes no se alcanza el peso que pediste. Este es el archivo más ligero que encontramos. Prueba con menos píxeles o con otro formato.';
export const notSought: NoteWords['notSought'] = {
  exact: 'Este formato conserva cada píxel con exactitud, así que no había calidad que elegir.',
  format: 'En este formato la calidad no se puede elegir de forma automática, así que se ha usado una estándar.',
  animation: 'Las animaciones no se pueden puntuar fotograma a fotograma, así que se ha usado una calidad estándar.',
  browser: 'Este navegador no puede puntuar imágenes, así que se ha usado una calidad estándar.',
};
export const belowScore: NoteWords['belowScore'] = (score) =>
  `Es lo mejor que permite este formato: una puntuación de ${shownScore(score)}.`;
export const larger: NoteWords['larger'] = (why) => `Pesa más que tu archivo ${LARGER[why]}.`;
export const incomplete: NoteWords['incomplete'] = (missing) =>
  missing === undefined
    ? 'Falta el final del archivo, así que puede faltar una parte de la imagen.'
    : `Falta el final de la imagen (${missingPercent(missing)}).`;
export const paletteQuality: NoteWords['paletteQuality'] = (used, requested) =>
  `Guardada con calidad ${used}: con ${requested} tiene muy pocos colores o no pesa menos.`;
export const quality: NoteWords['quality'] = (used, requested, least) =>
  `Guardada con calidad ${used}: con ${requested} ${least > 0 ? `ahorra menos de un ${least}\u00a0%` : 'pesa más que tu archivo'}.`;
