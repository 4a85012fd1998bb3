import type { SettingWords } from '#choose/hidden-settings.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { counted, formatCount } from '#words/language.ts';

const DONE = { keep: 'conservés', strip: 'supprimés', shorten: 'raccourcis' } as const;

export const resized: SettingWords['resized'] = {
  percent: (percent) => `redimensionnée à ${percent} %`,
  longestEdge: (pixels) => `plus grand côté de ${pixels} pixels`,
  height: (pixels) => `redimensionnée à ${pixels} pixels de haut`,
  width: (pixels) => `redimensionnée à ${pixels} pixels de large`,
  fill: (box) => `étirée en ${box}`,
  cover: (box) => `redimensionnée et recadrée en ${box}`,
  inside: (box) => `redimensionnée pour tenir dans ${box}`,
};
export const neverEnlarged: SettingWords['neverEnlarged'] = ', jamais agrandie';
export const optional: SettingWords['optional'] = ', là où cela fait gagner de la place';
export const cropped: SettingWords['cropped'] = (box) => `recadrée en ${box}`;
export const turned: SettingWords['turned'] = { 1: 'pivotée à droite', 2: 'pivotée de 180°', 3: 'pivotée à gauche' };
export const mirrored: SettingWords['mirrored'] = {
  horizontal: 'retournée de gauche à droite',
  vertical: 'retournée de haut en bas',
};
export const padded: SettingWords['padded'] = (shape) => `bords ajoutés jusqu’à ${shape}`;
export const redacted: SettingWords['redacted'] = 'zones masquées';
export const watermarked: SettingWords['watermarked'] = 'un filigrane';
export const options: SettingWords['options'] = {
  quality: (value) => `qualité ${value} %`,
  lossless: (value) => (value ? 'sans perte' : 'avec perte'),
  budget: (value) => (value ? 'dans le poids habituel pour cette qualité' : 'exactement cette qualité'),
  tolerance: (value) => `au plus ${formatCount(Math.round(value * 1000) / 10)} % sous la limite`,
  min: (value) => `au moins ${formatLimit(value)}`,
  padding: (value) => (value ? 'complété jusqu’à la limite' : 'non complété jusqu’à la limite'),
  preserveFormat: (value) => (value ? 'format conservé' : 'format modifiable'),
  minSavings: (value) => `gain d’au moins ${formatCount(Math.round(value * 1000) / 10)} %`,
  metadata: (value) =>
    ({
      strip: 'métadonnées supprimées',
      keep: 'métadonnées conservées',
      'keep-but-location': 'métadonnées conservées, sauf le lieu',
      copyright: 'copyright et crédit conservés, le reste supprimé',
    })[value],
  profile: (value) => (value === 'keep' ? 'profil de couleurs conservé' : 'couleurs converties en sRGB'),
  background: (value) => `couleur de fond ${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? 'couleurs en pleine résolution' : 'couleurs en demi-résolution'),
  progressive: (value) => (value ? 'progressif' : 'non progressif'),
  dpi: (value) => `${value} ppp`,
  pages: (value) => (value === 'one' ? 'tout dans un seul fichier' : 'un fichier par image'),
  paper: (value) => ({ picture: 'pages à la taille des images', a4: 'pages A4', letter: 'pages Lettre US' })[value],
  margin: (value) => `marge de ${value} mm`,
  ids: (value) => `identifiants ${DONE[value]}`,
  titles: (value) => `titres ${DONE[value]}`,
  precision: (value) => counted(value, 'décimale', 'décimales'),
  scripts: (value) => `scripts ${DONE[value]}`,
  delay: (value) => `${value} ms par image`,
};
export const encoded: SettingWords['encoded'] = 'enregistrée une fois à sa qualité';
export const compressed: SettingWords['compressed'] = 'aussi légère que la qualité le permet';
export const toSize: SettingWords['toSize'] = (bytes) => `${formatLimit(bytes)} au plus`;
export const toScore: SettingWords['toScore'] = (score) => `aussi légère qu’un score de ${score} le permet`;
export const savedAs: SettingWords['savedAs'] = (format) => `enregistrée en ${format}`;
export const withoutEffect: SettingWords['withoutEffect'] = (clause) => `${clause} (sans effet ici)`;
