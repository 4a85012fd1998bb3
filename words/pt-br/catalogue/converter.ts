import type { ConverterWords } from '#choose/converter.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export const converterWords: ConverterWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (from, to) => `Converte ${from} para ${to} no seu próprio dispositivo.`,
  steps: (from, to, quality) => [
    `Solte seu ${from} ou clique em “${CONTROLS.browse}”.`,
    `“${CONTROLS.targetFormat}” já está em ${to}${quality ? ` e “${CONTROLS.quality}” em ${quality}` : ''}.`,
    `Compare e clique em “${CONTROLS.download}”.`,
  ],
  whatChanges: (from, to) => `O que muda de ${from} para ${to}`,
  size: (to) => `Tamanho do ${to}`,
  limit: (megabytes) => [
    'Há um limite de tamanho?',
    `Imagens de até ${megabytes} MB. “${refusalWords.anyway(1)}” aceita maiores.`,
  ],
  compression: {
    lossy: 'com perdas',
    lossless: 'sem perdas',
    either: 'com ou sem perdas',
    palette: 'sem perdas, até 256 cores',
    runs: 'nenhuma ou bem simples',
    drawing: 'instruções de desenho',
    container: 'contêiner',
  },
  transparency: {
    none: 'nenhuma',
    hard: 'sim ou não',
    smooth: 'suave',
  },
  yes: 'sim',
  no: 'não',
  result: 'Resultado',
  shape: ['Forma', 'curvas', 'pixels', 'um tamanho fixo'],
  pages: ['Páginas', 'várias', 'uma', 'só a primeira'],
  detail: { name: 'Detalhes', lossy: 'perde-se um pouco', exact: 'cada pixel fica' },
  colours: {
    name: 'Cores',
    few: '256',
    many: 'milhões',
    fewer: 'cores parecidas no lugar do resto',
    all: 'todas ficam',
  },
  depth: { name: 'Profundidade de cor', bits: (bits) => `${bits} bits`, stays: 'fica', rounded: 'arredondada' },
  alpha: { name: 'Transparência', white: 'fica branca', hard: 'bordas duras', stays: 'fica' },
  animation: { name: 'Animação', stays: 'continua', lost: 'só o primeiro quadro' },
  metadata: { name: 'Dados da câmera', stays: 'você escolhe', lost: 'removidos' },
  longestSide: { name: 'Lado maior', unit: 'em pixels' },
};
