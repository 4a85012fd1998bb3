import type { Because, NoteWords } from '#choose/notes.ts';
import { shownScore } from '#choose/shown-score.ts';
import { formatBytes, formatLimit } from '#words/bytes.ts';
import { capitalised, withArticle, withDefiniteArticle } from '#words/language.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';

const BECAUSE: Because = {
  small: () => 'Ce fichier pèse 10 ko ou moins',
  fits: () => 'Ce fichier respecte déjà le poids demandé',
  'opened-format': ({ format }) => `En ${format}, l’image serait plus lourde ou à peine plus légère`,
  'saves-too-little': ({ saved, least }) => `Le gain serait de ${percent(saved)}, en dessous de vos ${percent(least)}`,
  'no-gain': () => 'Le résultat serait plus lourd ou à peine plus léger',
  'looks-different': () => 'Un dessin plus léger aurait un autre aspect',
  'search-failed': () => 'Le poids demandé n’a pas pu être atteint avec ces réglages',
};

const KEPT = {
  left: 'il a été laissé tel quel',
  returned: 'vous récupérez votre original',
  unchanged: 'aucun pixel n’a été modifié',
};

const NEAREST = {
  steps: ' : la qualité suivante que nous avons essayée le dépassait.',
  'best-quality': ', avec la meilleure qualité possible.',
  'highest-tried': ', avec une qualité de 99, la plus haute que nous essayons.',
  thousands: '. Il passe aussi là où un ko compte 1 000 octets.',
  'file-size': ' : en s’en approchant plus, il serait plus lourd que votre fichier.',
  tries: '. Nous n’avons rien trouvé de plus proche.',
};

const LARGER = {
  format: 'à cause du format choisi',
  dimensions: 'car vous avez agrandi l’image',
  lossless: 'car il conserve chaque pixel à l’identique',
  metadata: 'car ses métadonnées ne pouvaient être supprimées qu’en l’enregistrant à nouveau',
  edits: 'car l’image a été modifiée',
  quality: 'à cause de la qualité d’enregistrement',
  rewritten: 'car il a fallu l’enregistrer dans un autre format',
  least: 'à cause du poids minimal demandé',
};

export const between: NoteWords['between'] = ' ';
export const kept: NoteWords['kept'] = (what, reason) =>
  reason ? `${BECAUSE[reason.why](reason)} : ${KEPT[what]}.` : `${capitalised(KEPT[what])}.`;
export const tryInstead: NoteWords['tryInstead'] = (format) => `Essayez plutôt ${format}.`;
export const notBecome: NoteWords['notBecome'] = (format) => `Le fichier n’est pas devenu ${withArticle(format)}.`;
export const gzipped: NoteWords['gzipped'] = (after, before) =>
  `Transmis avec gzip, le fichier pèse ${formatBytes(after)} au lieu de ${formatBytes(before)}.`;
export const removed: NoteWords['removed'] = {
  none: 'Les métadonnées et les données cachées ont été supprimées.',
  'all-but-location': 'Le lieu de prise de vue a été supprimé.',
  credit: 'Les métadonnées et le lieu ont été supprimés : le copyright et le crédit restent.',
};
export const exchanged: NoteWords['exchanged'] = {
  'low-quality': (from, to, quality) =>
    `En dessous d’une qualité de ${quality}, une image ${from} est enregistrée en ${to}.`,
  'no-gain': (from, to) =>
    `En ${from}, l’image serait plus lourde ou à peine plus légère : elle a donc été enregistrée en ${to}.`,
  target: (from, to) => `En ${from}, l’image restait loin du poids demandé : elle a donc été enregistrée en ${to}.`,
};
export const lossless: NoteWords['lossless'] = (format) =>
  `Aucune perte de qualité : ${withDefiniteArticle(format)} n’a pas été compressé à nouveau.`;
export const firstFrame: NoteWords['firstFrame'] = (of) =>
  `Le résultat ne contient que la première de ses ${of} images.`;
export const scaled: NoteWords['scaled'] = (to, from) =>
  `Pour y arriver, l’image a été réduite : ${formatSize(to)} au lieu de ${formatSize(from)}.`;
export const padded: NoteWords['padded'] = (bytes, least) =>
  least === undefined
    ? `${formatBytes(bytes)} de commentaires ont été ajoutés pour approcher le poids voulu. Ils ne changent aucun pixel.`
    : `${formatBytes(bytes)} de commentaires complètent le fichier jusqu’à ${formatLimit(least)}. Ils ne changent aucun pixel.`;
export const belowLeast: NoteWords['belowLeast'] = (bytes, format) =>
  `Il manque ${formatBytes(bytes)} pour le poids minimal\u00a0: un ${format} ne peut pas être complété. Essayez JPG ou PNG.`;
export const nearest: NoteWords['nearest'] = (below, why) =>
  `Le résultat est ${percent(below)} en dessous du poids demandé${NEAREST[why]}`;
export const aboveTarget: NoteWords['aboveTarget'] =
  'Ces réglages ne permettent pas d’atteindre le poids demandé. Voici le fichier le plus léger que nous ayons trouvé. Essayez des dimensions plus petites ou un autre format.';
export const notSought: NoteWords['notSought'] = {
  exact: 'Ce format conserve chaque pixel à l’identique : il n’y avait pas de qualité à choisir.',
  format: 'La qualité ne peut pas être choisie automatiquement pour ce format : une qualité standard a été utilisée.',
  animation: 'Les animations ne peuvent pas être notées image par image : une qualité standard a été utilisée.',
  browser: 'Ce navigateur ne peut pas noter les images : une qualité standard a été utilisée.',
};
export const belowScore: NoteWords['belowScore'] = (score) =>
  `C’est le mieux que ce format puisse faire : un score de ${shownScore(score)}.`;
export const larger: NoteWords['larger'] = (why) => `Le résultat est plus lourd que votre fichier, ${LARGER[why]}.`;
export const incomplete: NoteWords['incomplete'] = (missing) =>
  missing === undefined
    ? 'Il manque la fin du fichier, donc peut-être aussi une partie de l’image.'
    : `Il manque la fin de l’image (${missingPercent(missing)}).`;
export const paletteQuality: NoteWords['paletteQuality'] = (used, requested) =>
  `Enregistrée avec une qualité de ${used} : à ${requested}, elle a trop peu de couleurs ou n’est pas plus légère.`;
export const quality: NoteWords['quality'] = (used, requested, least) =>
  `Enregistrée avec une qualité de ${used} : à ${requested}, ${least > 0 ? `le gain est inférieur à ${least} %` : 'elle est plus lourde que votre fichier'}.`;
