import type { Because, NoteWords } from '#choose/notes.ts';
import { shownScore } from '#choose/shown-score.ts';
import { formatBytes, formatLimit } from '#words/bytes.ts';
import { capitalised, withArticle } from '#words/language.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';

const BECAUSE: Because = {
  small: () => 'Este arquivo tem 10 KB ou menos',
  fits: () => 'Este arquivo já está dentro do tamanho que você pediu',
  'opened-format': ({ format }) => `Como ${format}, ficaria maior ou quase igual`,
  'saves-too-little': ({ saved, least }) =>
    `A economia seria de ${percent(saved)}, abaixo dos ${percent(least)} que você definiu`,
  'no-gain': () => 'O resultado seria maior ou quase igual',
  'looks-different': () => 'Um desenho menor ficaria diferente',
  'search-failed': () => 'O tamanho que você pediu não pôde ser alcançado com estes ajustes',
};

const KEPT = {
  left: 'ele ficou como está',
  returned: 'você recebe o original de volta',
  unchanged: 'nenhum pixel mudou',
};

const NEAREST = {
  steps: ': a qualidade seguinte que tentamos passava dele.',
  'best-quality': ', com a melhor qualidade possível.',
  'highest-tried': ', com qualidade 99, a mais alta que testamos.',
  thousands: '. Também cabe onde um KB tem 1.000 bytes.',
  'file-size': ': mais perto que isso, ficaria maior que o seu arquivo.',
  tries: '. Não encontramos nada mais próximo.',
};

const LARGER = {
  format: 'por causa do formato que você escolheu',
  dimensions: 'porque você ampliou a imagem',
  lossless: 'porque mantém cada pixel exatamente',
  metadata: 'porque os dados da câmera só podiam ser removidos salvando a imagem de novo',
  edits: 'porque a imagem foi alterada',
  quality: 'por causa da qualidade em que foi salvo',
  rewritten: 'porque precisou ser salvo em outro formato',
  least: 'por causa do tamanho mínimo que você pediu',
};

export const between: NoteWords['between'] = ' ';
export const kept: NoteWords['kept'] = (what, reason) =>
  reason ? `${BECAUSE[reason.why](reason)}, então ${KEPT[what]}.` : `${capitalised(KEPT[what])}.`;
export const tryInstead: NoteWords['tryInstead'] = (format) => `Tente ${format}.`;
export const notBecome: NoteWords['notBecome'] = (format) => `Não virou ${withArticle(format)}.`;
export const gzipped: NoteWords['gzipped'] = (after, before) =>
  `Enviado com gzip, tem ${formatBytes(after)} em vez de ${formatBytes(before)}.`;
export const removed: NoteWords['removed'] = {
  none: 'Os dados da câmera e outros dados ocultos foram removidos.',
  'all-but-location': 'O local onde a foto foi tirada foi removido.',
  credit: 'Os dados da câmera e a localização foram removidos: direitos autorais e créditos ficam.',
};
export const exchanged: NoteWords['exchanged'] = {
  'low-quality': (from, to, quality) => `Abaixo da qualidade ${quality}, ${from} é salvo como ${to}.`,
  'no-gain': (from, to) => `Como ${from}, ficaria maior ou quase igual, então foi salvo como ${to}.`,
  target: (from, to) => `Como ${from}, ficou longe do tamanho que você pediu, então foi salvo como ${to}.`,
};
export const lossless: NoteWords['lossless'] = (format) =>
  `Nenhuma qualidade se perdeu: o ${format} não foi comprimido de novo.`;
export const firstFrame: NoteWords['firstFrame'] = (of) =>
  `Só a primeira das ${of} imagens do arquivo está no resultado.`;
export const scaled: NoteWords['scaled'] = (to, from) =>
  `Para chegar lá, as dimensões diminuíram: ${formatSize(to)} em vez de ${formatSize(from)}.`;
export const padded: NoteWords['padded'] = (bytes, least) =>
  least === undefined
    ? `Foram adicionados ${formatBytes(bytes)} de comentários para chegar mais perto do tamanho. Eles não mudam nenhum pixel.`
    : `${formatBytes(bytes)} de comentários completam o arquivo até ${formatLimit(least)}. Eles não mudam nenhum pixel.`;
export const belowLeast: NoteWords['belowLeast'] = (bytes, format) =>
  `Faltam ${formatBytes(bytes)} para o tamanho mínimo: um arquivo ${format} não pode ser completado. Tente JPG ou PNG.`;
export const nearest: NoteWords['nearest'] = (below, why) =>
  `Ficou ${percent(below)} abaixo do tamanho que você pediu${NEAREST[why]}`;
export const aboveTarget: NoteWords['aboveTarget'] =
  'Estes ajustes não alcançam o tamanho que você pediu. Este é o menor arquivo que encontramos. Tente dimensões menores ou outro formato.';
export const notSought: NoteWords['notSought'] = {
  exact: 'Este formato mantém cada pixel exatamente, então não havia qualidade a escolher.',
  format: 'A qualidade não pode ser escolhida automaticamente neste formato, então foi usada uma padrão.',
  animation: 'Animações não podem ser avaliadas quadro a quadro, então foi usada uma qualidade padrão.',
  browser: 'Este navegador não consegue avaliar imagens, então foi usada uma qualidade padrão.',
};
export const belowScore: NoteWords['belowScore'] = (score) =>
  `É o melhor que este formato consegue: nota ${shownScore(score)}.`;
export const larger: NoteWords['larger'] = (why) => `Ficou maior que o seu arquivo ${LARGER[why]}.`;
export const incomplete: NoteWords['incomplete'] = (missing) =>
  missing === undefined
    ? 'Falta o final do arquivo, então talvez falte também uma parte da imagem.'
    : `Falta o final da imagem (${missingPercent(missing)}).`;
export const paletteQuality: NoteWords['paletteQuality'] = (used, requested) =>
  `Salvo com qualidade ${used}: com ${requested}, tem cores de menos ou não fica menor.`;
export const quality: NoteWords['quality'] = (used, requested, least) =>
  `Salvo com qualidade ${used}: com ${requested}, ${least > 0 ? `a economia é menor que ${least}%` : 'fica maior que o seu arquivo'}.`;
