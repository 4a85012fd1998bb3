import type { Size } from '#engine';
import type { Edit, EditOf, OptionName, OptionValues, Output } from '#engine/recipe/index.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** A part of the recipe that applies although the tool has no control for it. */
export type HiddenSetting =
  | { kind: 'edit'; edit: Edit }
  | { kind: 'format'; format: Output['format'] }
  | { kind: 'aim'; output: Output }
  /** `rests` if the other settings make it ineffective. */
  | { kind: 'option'; name: OptionName; output: Output; rests: boolean };

const TURNED = { 1: 'giro a la derecha', 2: 'giro de media vuelta', 3: 'giro a la izquierda' } as const;
const MIRRORED = { horizontal: 'volteo horizontal', vertical: 'volteo vertical' } as const;

/** A share as a percentage with at most one decimal. */
const percentOf = (share: number) => `${formatCount(Math.round(share * 1000) / 10)}\u00a0%`;

function resized({ width, height, percent, longestEdge, fit, enlarge, optional }: EditOf<'resize'>): string {
  const size = () => {
    if (percent !== undefined) return `tamaño al ${percent}\u00a0%`;
    if (longestEdge !== undefined) return `lado más largo de ${longestEdge} píxeles`;
    if (width === undefined) return `tamaño de ${height} píxeles de alto`;
    if (height === undefined) return `tamaño de ${width} píxeles de ancho`;
    const box = formatSize({ width, height });
    if (fit === 'fill') return `estirado a ${box}`;
    return fit === 'cover' ? `tamaño y recorte a ${box}` : `tamaño para caber en ${box}`;
  };
  return `${size()}${enlarge === false ? ', sin ampliar' : ''}${optional ? ', donde eso ahorra algo' : ''}`;
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return `recorte a ${formatSize(edit)}`;
    case 'resize':
      return resized(edit);
    case 'rotate':
      return TURNED[edit.quarterTurns];
    case 'flip':
      return MIRRORED[edit.axis];
    case 'pad':
      return `bordes hasta ${edit.ratio ?? formatSize(edit as Size)}`;
    case 'redact':
      return 'partes ocultas';
    case 'watermark':
      return 'una marca de agua';
  }
}

const OPTION_WORDS: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string } = {
  quality: (value) => `calidad ${value}\u00a0%`,
  lossless: (value) => (value ? 'sin pérdida' : 'con pérdida'),
  tolerance: (value) => `como mucho un ${percentOf(value)} por debajo del peso pedido`,
  padding: (value) => (value ? 'con relleno hasta el peso pedido' : 'sin relleno hasta el peso pedido'),
  preserveFormat: (value) => (value ? 'el formato se conserva' : 'el formato puede cambiar'),
  minSavings: (value) => `ahorro mínimo del ${percentOf(value)}`,
  metadata: (value) =>
    ({
      strip: 'sin datos de la cámara',
      keep: 'con los datos de la cámara',
      'keep-but-location': 'con los datos de la cámara, pero sin el lugar',
      copyright: 'con copyright y créditos, sin los demás datos',
    })[value],
  profile: (value) => (value === 'keep' ? 'con el perfil de color' : 'colores convertidos a sRGB'),
  background: (value) => `fondo ${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? 'todo el detalle de color' : 'la mitad del detalle de color'),
  progressive: (value) => (value ? 'progresivo' : 'no progresivo'),
  dpi: (value) => `${value}\u00a0ppp`,
  pages: (value) => (value === 'one' ? 'todo en un archivo' : 'un archivo por imagen'),
  paper: (value) =>
    ({
      picture: 'páginas del tamaño de las imágenes',
      a4: 'en páginas A4',
      letter: 'en páginas Carta',
    })[value],
  margin: (value) => `con un margen de ${value}\u00a0mm`,
  ids: (value) => ({ keep: 'con los id', strip: 'sin los id', shorten: 'id acortados' })[value],
  titles: (value) => ({ keep: 'con los títulos', strip: 'sin los títulos' })[value],
  precision: (value) => `${value} decimales`,
  scripts: (value) => ({ keep: 'con los scripts', strip: 'sin los scripts' })[value],
  delay: (value) => `${value}\u00a0ms por imagen`,
};

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(OPTION_WORDS) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return 'se guarda una vez con su calidad';
    case 'compress':
      return 'lo más ligero que permita la calidad';
    case 'size':
      return `${formatLimit(output.bytes)} como máximo`;
    case 'score':
      return `lo más ligero que permita una puntuación de ${output.score}`;
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
      return `se guarda como ${labelOf(setting.format)}`;
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const words = optionWords(setting.name, setting.output);
      return setting.rests ? `${words} (aquí no tiene efecto)` : words;
    }
  }
}
