import type { Because, NoteWords } from '#choose/notes.ts';
import { shownScore } from '#choose/shown-score.ts';
import { formatBytes, formatLimit } from '#words/bytes.ts';
import { capitalised, withArticle } from '#words/language.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';

const BECAUSE: Because = {
  small: () => 'Questo file pesa al massimo 10\u00a0KB',
  fits: () => 'Questo file rientra già nel peso richiesto',
  'opened-format': ({ format }) => `In formato ${format} sarebbe più pesante o appena più leggero`,
  'saves-too-little': ({ saved, least }) =>
    `Il risparmio (${percent(saved)}) è sotto il minimo che hai impostato (${percent(least)})`,
  'no-gain': () => 'Il risultato sarebbe più pesante o appena più leggero',
  'looks-different': () => 'Un disegno più leggero avrebbe un aspetto diverso',
  'search-failed': () => 'Con queste impostazioni non si raggiunge il peso richiesto',
};

const KEPT = {
  left: 'è rimasto com’è',
  returned: 'riottieni il tuo originale',
  unchanged: 'nessun pixel è cambiato',
};

const NEAREST = {
  steps: ': la qualità successiva che abbiamo provato lo superava.',
  'best-quality': ', con la qualità più alta possibile.',
  'highest-tried': ', con qualità 99, la più alta che proviamo.',
  thousands: '. Va bene anche dove un KB vale 1.000 byte.',
  'file-size': ': avvicinandosi di più, peserebbe più del tuo file.',
  tries: '. Non abbiamo trovato niente di più vicino.',
};

const LARGER = {
  format: 'per via del formato che hai scelto',
  dimensions: 'perché hai ingrandito l’immagine',
  lossless: 'perché conserva ogni pixel esattamente',
  metadata: 'perché i dati della fotocamera si potevano rimuovere solo salvandola di nuovo',
  edits: 'perché l’immagine è stata modificata',
  quality: 'per via della qualità con cui è stato salvato',
  rewritten: 'perché è stato necessario salvarlo in un altro formato',
  least: 'per il peso minimo che hai richiesto',
};

export const between: NoteWords['between'] = ' ';
export const kept: NoteWords['kept'] = (what, reason) =>
  reason ? `${BECAUSE[reason.why](reason)}, quindi ${KEPT[what]}.` : `${capitalised(KEPT[what])}.`;
export const tryInstead: NoteWords['tryInstead'] = (format) => `Prova invece ${format}.`;
export const notBecome: NoteWords['notBecome'] = (format) => `Non è diventato ${withArticle(format)}.`;
export const gzipped: NoteWords['gzipped'] = (after, before) =>
  `Inviato con gzip, pesa ${formatBytes(after)} invece di ${formatBytes(before)}.`;
export const removed: NoteWords['removed'] = {
  none: 'Sono stati rimossi i dati della fotocamera e quelli nascosti.',
  'all-but-location': 'Il luogo in cui è stata scattata la foto è stato rimosso.',
  credit: 'I dati della fotocamera e il luogo sono stati rimossi: restano copyright e crediti.',
};
export const exchanged: NoteWords['exchanged'] = {
  'low-quality': (from, to, quality) => `Sotto la qualità ${quality} si salva in ${to} invece che in ${from}.`,
  'no-gain': (from, to) => `In ${from} sarebbe più pesante o appena più leggero: è stato salvato in ${to}.`,
  target: (from, to) => `In ${from} restava lontano dal peso richiesto: è stato salvato in ${to}.`,
};
export const lossless: NoteWords['lossless'] = (format) =>
  `Nessuna perdita di qualità: il file ${format} non è stato compresso di nuovo.`;
export const firstFrame: NoteWords['firstFrame'] = (of) => `Nel risultato c’è solo la prima delle sue ${of} immagini.`;
export const scaled: NoteWords['scaled'] = (to, from) =>
  `Per riuscirci è stata ridotta: ${formatSize(to)} invece di ${formatSize(from)}.`;
export const padded: NoteWords['padded'] = (bytes, least) =>
  least === undefined
    ? `Sono stati aggiunti ${formatBytes(bytes)} di commenti per avvicinarsi al peso. Non cambiano nessun pixel.`
    : `${formatBytes(bytes)} di commenti lo riempiono fino a ${formatLimit(least)}. Non cambiano nessun pixel.`;
export const belowLeast: NoteWords['belowLeast'] = (bytes, format) =>
  `Mancano ${formatBytes(bytes)} al peso minimo richiesto: un file ${format} non può essere riempito. Prova con JPG o PNG.`;
export const nearest: NoteWords['nearest'] = (below, why) =>
  `È sotto il peso richiesto (scarto ${percent(below)})${NEAREST[why]}`;
export const aboveTarget: NoteWords['aboveTarget'] =
  'Con queste impostazioni non si raggiunge il peso richiesto. Questo è il file più leggero che abbiamo trovato. Prova dimensioni più piccole o un altro formato.';
export const notSought: NoteWords['notSought'] = {
  exact: 'Questo formato conserva ogni pixel esattamente: non c’era una qualità da scegliere.',
  format: 'Per questo formato la qualità non si può scegliere in automatico: è stata usata quella standard.',
  animation: 'Le animazioni non si possono valutare fotogramma per fotogramma: è stata usata la qualità standard.',
  browser: 'Questo browser non può valutare le immagini: è stata usata la qualità standard.',
};
export const belowScore: NoteWords['belowScore'] = (score) =>
  `È il meglio che questo formato può dare: punteggio ${shownScore(score)}.`;
export const larger: NoteWords['larger'] = (why) => `Pesa più del tuo file ${LARGER[why]}.`;
export const incomplete: NoteWords['incomplete'] = (missing) =>
  missing === undefined
    ? 'Manca la fine del file, quindi forse anche una parte dell’immagine.'
    : `Manca la fine dell’immagine (${missingPercent(missing)}).`;
export const paletteQuality: NoteWords['paletteQuality'] = (used, requested) =>
  `Salvato con qualità ${used}: con ${requested} ha troppo pochi colori o non è più leggero.`;
export const quality: NoteWords['quality'] = (used, requested, least) =>
  `Salvato con qualità ${used}: con ${requested} ${least > 0 ? `il risparmio non arriva ${withArticle(`al ${least}%`)}` : 'pesa più del tuo file'}.`;
