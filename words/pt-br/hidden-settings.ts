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

const DONE = { keep: 'mantidos', strip: 'removidos', shorten: 'encurtados' } as const;
const TURNED = { 1: 'girada à direita', 2: 'virada de cabeça para baixo', 3: 'girada à esquerda' } as const;
const MIRRORED = { horizontal: 'invertida na horizontal', vertical: 'invertida na vertical' } as const;

function resized({ width, height, percent, longestEdge, fit, enlarge, optional }: EditOf<'resize'>): string {
  const size = () => {
    if (percent !== undefined) return `redimensionada para ${percent}%`;
    if (longestEdge !== undefined) return `lado maior com ${longestEdge} pixels`;
    if (width === undefined) return `redimensionada para ${height} pixels de altura`;
    if (height === undefined) return `redimensionada para ${width} pixels de largura`;
    const box = formatSize({ width, height });
    if (fit === 'fill') return `esticada para ${box}`;
    return fit === 'cover' ? `redimensionada e cortada para ${box}` : `redimensionada para caber em ${box}`;
  };
  return `${size()}${enlarge === false ? ', nunca ampliada' : ''}${optional ? ', onde isso economiza espaço' : ''}`;
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return `cortada para ${formatSize(edit)}`;
    case 'resize':
      return resized(edit);
    case 'rotate':
      return TURNED[edit.quarterTurns];
    case 'flip':
      return MIRRORED[edit.axis];
    case 'pad':
      return `bordas até ${edit.ratio ?? formatSize(edit as Size)}`;
    case 'redact':
      return 'partes ocultas';
    case 'watermark':
      return 'uma marca d’água';
  }
}

const percentage = (share: number) => `${formatCount(Math.round(share * 1000) / 10)}%`;

const OPTION_WORDS: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string } = {
  quality: (value) => `qualidade ${value}%`,
  lossless: (value) => (value ? 'sem perdas' : 'com perdas'),
  tolerance: (value) => `no máximo ${percentage(value)} abaixo do tamanho desejado`,
  padding: (value) => (value ? 'completada até o tamanho desejado' : 'não completada até o tamanho desejado'),
  preserveFormat: (value) => (value ? 'formato mantido' : 'o formato pode mudar'),
  minSavings: (value) => `economia mínima de ${percentage(value)}`,
  metadata: (value) =>
    ({
      strip: 'dados da câmera removidos',
      keep: 'dados da câmera mantidos',
      'keep-but-location': 'dados da câmera mantidos, menos o local',
      copyright: 'direitos autorais e créditos mantidos, outros dados removidos',
    })[value],
  profile: (value) => (value === 'keep' ? 'perfil de cores mantido' : 'cores convertidas para sRGB'),
  background: (value) => `fundo ${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? 'cor em resolução total' : 'cor em meia resolução'),
  progressive: (value) => (value ? 'progressiva' : 'não progressiva'),
  dpi: (value) => `${value} dpi`,
  pages: (value) => (value === 'one' ? 'todas em um arquivo' : 'um arquivo para cada'),
  paper: (value) =>
    ({ picture: 'páginas do tamanho das imagens', a4: 'em páginas A4', letter: 'em páginas Carta' })[value],
  margin: (value) => `com margem de ${value} mm`,
  ids: (value) => `ids ${DONE[value]}`,
  titles: (value) => `títulos ${DONE[value]}`,
  precision: (value) => (value === 1 ? '1 casa decimal' : `${value} casas decimais`),
  scripts: (value) => `scripts ${DONE[value]}`,
  delay: (value) => `cada uma aparece por ${value} ms`,
};

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(OPTION_WORDS) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return 'salva uma vez com a qualidade escolhida';
    case 'compress':
      return 'tão pequena quanto a qualidade permite';
    case 'size':
      return `no máximo ${formatLimit(output.bytes)}`;
    case 'score':
      return `tão pequena quanto uma nota ${output.score} permite`;
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
      return `salva como ${labelOf(setting.format)}`;
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const words = optionWords(setting.name, setting.output);
      return setting.rests ? `${words} (sem efeito aqui)` : words;
    }
  }
}
