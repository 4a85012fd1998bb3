import type { SettingWords } from '#choose/hidden-settings.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { formatCount } from '#words/language.ts';

/** A share as a percentage with at most one decimal. */
const percentOf = (share: number) => `${formatCount(Math.round(share * 1000) / 10)}\u00a0%`;

export const resized: SettingWords['resized'] = {
  percent: (percent) => `tamaño al ${percent}\u00a0%`,
  longestEdge: (pixels) => `lado más largo de ${pixels} píxeles`,
  height: (pixels) => `tamaño de ${pixels} píxeles de alto`,
  width: (pixels) => `tamaño de ${pixels} píxeles de ancho`,
  fill: (box) => `estirado a ${box}`,
  cover: (box) => `tamaño y recorte a ${box}`,
  inside: (box) => `tamaño para caber en ${box}`,
};
export const neverEnlarged: SettingWords['neverEnlarged'] = ', sin ampliar';
export const optional: SettingWords['optional'] = ', donde eso ahorra algo';
export const cropped: SettingWords['cropped'] = (box) => `recorte a ${box}`;
export const turned: SettingWords['turned'] = {
  1: 'giro a la derecha',
  2: 'giro de media vuelta',
  3: 'giro a la izquierda',
};
export const mirrored: SettingWords['mirrored'] = { horizontal: 'volteo horizontal', vertical: 'volteo vertical' };
export const padded: SettingWords['padded'] = (shape) => `bordes hasta ${shape}`;
export const redacted: SettingWords['redacted'] = 'partes ocultas';
export const watermarked: SettingWords['watermarked'] = 'una marca de agua';
export const options: SettingWords['options'] = {
  quality: (value) => `calidad ${value}\u00a0%`,
  lossless: (value) => (value ? 'sin pérdida' : 'con pérdida'),
  budget: (value) => (value ? 'dentro del peso habitual para la calidad' : 'exactamente esta calidad'),
  tolerance: (value) => `como mucho un ${percentOf(value)} por debajo del peso pedido`,
  min: (value) => `${formatLimit(value)} como mínimo`,
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
export const encoded: SettingWords['encoded'] = 'se guarda una vez con su calidad';
export const compressed: SettingWords['compressed'] = 'lo más ligero que permita la calidad';
export const toSize: SettingWords['toSize'] = (bytes) => `${formatLimit(bytes)} como máximo`;
export const toScore: SettingWords['toScore'] = (score) => `lo más ligero que permita una puntuación de ${score}`;
export const savedAs: SettingWords['savedAs'] = (format) => `se guarda como ${format}`;
export const withoutEffect: SettingWords['withoutEffect'] = (clause) => `${clause} (aquí no tiene efecto)`;
