import type { SettingWords } from '#choose/hidden-settings.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { formatCount } from '#words/language.ts';

const DONE = { keep: 'mantidos', strip: 'removidos', shorten: 'encurtados' } as const;

const percentage = (share: number) => `${formatCount(Math.round(share * 1000) / 10)}%`;

export const resized: SettingWords['resized'] = {
  percent: (percent) => `redimensionada para ${percent}%`,
  longestEdge: (pixels) => `lado maior com ${pixels} pixels`,
  height: (pixels) => `redimensionada para ${pixels} pixels de altura`,
  width: (pixels) => `redimensionada para ${pixels} pixels de largura`,
  fill: (box) => `esticada para ${box}`,
  cover: (box) => `redimensionada e cortada para ${box}`,
  inside: (box) => `redimensionada para caber em ${box}`,
};
export const neverEnlarged: SettingWords['neverEnlarged'] = ', nunca ampliada';
export const optional: SettingWords['optional'] = ', onde isso economiza espaço';
export const cropped: SettingWords['cropped'] = (box) => `cortada para ${box}`;
export const turned: SettingWords['turned'] = {
  1: 'girada à direita',
  2: 'virada de cabeça para baixo',
  3: 'girada à esquerda',
};
export const mirrored: SettingWords['mirrored'] = {
  horizontal: 'invertida na horizontal',
  vertical: 'invertida na vertical',
};
export const padded: SettingWords['padded'] = (shape) => `bordas até ${shape}`;
export const redacted: SettingWords['redacted'] = 'partes ocultas';
export const watermarked: SettingWords['watermarked'] = 'uma marca d’água';
export const options: SettingWords['options'] = {
  quality: (value) => `qualidade ${value}%`,
  lossless: (value) => (value ? 'sem perdas' : 'com perdas'),
  budget: (value) => (value ? 'dentro do tamanho comum para a qualidade' : 'exatamente esta qualidade'),
  tolerance: (value) => `no máximo ${percentage(value)} abaixo do tamanho desejado`,
  min: (value) => `no mínimo ${formatLimit(value)}`,
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
export const encoded: SettingWords['encoded'] = 'salva uma vez com a qualidade escolhida';
export const compressed: SettingWords['compressed'] = 'tão pequena quanto a qualidade permite';
export const toSize: SettingWords['toSize'] = (bytes) => `no máximo ${formatLimit(bytes)}`;
export const toScore: SettingWords['toScore'] = (score) => `tão pequena quanto uma nota ${score} permite`;
export const savedAs: SettingWords['savedAs'] = (format) => `salva como ${format}`;
export const withoutEffect: SettingWords['withoutEffect'] = (clause) => `${clause} (sem efeito aqui)`;
