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

const DONE = { keep: 'conservés', strip: 'supprimés', shorten: 'raccourcis' } as const;
const TURNED = { 1: 'pivotée à droite', 2: 'pivotée de 180°', 3: 'pivotée à gauche' } as const;
const MIRRORED = { horizontal: 'retournée de gauche à droite', vertical: 'retournée de haut en bas' } as const;

function resized({ width, height, percent, longestEdge, fit, enlarge, optional }: EditOf<'resize'>): string {
  const size = () => {
    if (percent !== undefined) return `redimensionnée à ${percent} %`;
    if (longestEdge !== undefined) return `plus grand côté de ${longestEdge} pixels`;
    if (width === undefined) return `redimensionnée à ${height} pixels de haut`;
    if (height === undefined) return `redimensionnée à ${width} pixels de large`;
    const box = formatSize({ width, height });
    if (fit === 'fill') return `étirée en ${box}`;
    return fit === 'cover' ? `redimensionnée et recadrée en ${box}` : `redimensionnée pour tenir dans ${box}`;
  };
  return `${size()}${enlarge === false ? ', jamais agrandie' : ''}${optional ? ', là où cela fait gagner de la place' : ''}`;
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return `recadrée en ${formatSize(edit)}`;
    case 'resize':
      return resized(edit);
    case 'rotate':
      return TURNED[edit.quarterTurns];
    case 'flip':
      return MIRRORED[edit.axis];
    case 'pad':
      return `bords ajoutés jusqu’à ${edit.ratio ?? formatSize(edit as Size)}`;
    case 'redact':
      return 'zones masquées';
    case 'watermark':
      return 'un filigrane';
  }
}

const OPTION_WORDS: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string } = {
  quality: (value) => `qualité ${value} %`,
  lossless: (value) => (value ? 'sans perte' : 'avec perte'),
  tolerance: (value) => `au plus ${formatCount(Math.round(value * 1000) / 10)} % sous la limite`,
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

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(OPTION_WORDS) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return 'enregistrée une fois à sa qualité';
    case 'compress':
      return 'aussi légère que la qualité le permet';
    case 'size':
      return `${formatLimit(output.bytes)} au plus`;
    case 'score':
      return `aussi légère qu’un score de ${output.score} le permet`;
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
      return `enregistrée en ${labelOf(setting.format)}`;
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const words = optionWords(setting.name, setting.output);
      return setting.rests ? `${words} (sans effet ici)` : words;
    }
  }
}
