import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The resizer's texts. */
export const resizeWords = {
  adjust: 'Ajustar',
  run: 'Redimensionar',
  again: 'Redimensionar outra imagem',
  size: 'Tamanho',
  scale: 'Escala',
  unit: 'Unidade',
  units: { px: 'Pixels', mm: 'Milímetros', cm: 'Centímetros', in: 'Polegadas' },
  inch: 'pol',
  dpi: 'Pontos por polegada (dpi)',
  dpiProblem: 'Os pontos por polegada devem ficar entre 10 e 2400',
  exact: (size: Size) => `${formatSize(size)} pixels`,
  kept: {
    width: 'A largura que você digitou fica, então os lados não estão mais vinculados.',
    height: 'A altura que você digitou fica, então os lados não estão mais vinculados.',
  },
  shape: 'Se a proporção for outra',
  cuts: 'Cortar',
  stretches: 'Esticar',
  percent: (percent: number) => `${percent}%`,
  percentSpoken: (percent: number) => `${percent} por cento`,
  commonSizes: 'Tamanhos comuns',
  anotherSize: 'Escolher um tamanho',
  preset: (size: Size, use: string) => `${formatSize(size)} · ${use}`,
  drawing: 'Desenhando a imagem…',
  toolbar: 'Girar e cortar',
  moreTools: 'Girar, espelhar, ocultar',
  crop: 'Cortar',
  stopCropping: 'Sair do corte',
  hide: 'Ocultar partes',
  stopHiding: 'Concluir',
  cropRatio: 'Proporção do corte',
  cropFrame: {
    cropArea: 'Moldura de corte. Mova com as setas',
    nwDragHandle: 'Canto superior esquerdo. Mova com as setas',
    nDragHandle: 'Borda superior. Mova com as setas',
    neDragHandle: 'Canto superior direito. Mova com as setas',
    eDragHandle: 'Borda direita. Mova com as setas',
    seDragHandle: 'Canto inferior direito. Mova com as setas',
    sDragHandle: 'Borda inferior. Mova com as setas',
    swDragHandle: 'Canto inferior esquerdo. Mova com as setas',
    wDragHandle: 'Borda esquerda. Mova com as setas',
  },
  croppedToFill:
    'A imagem é cortada para preencher este tamanho. Arraste a moldura para escolher o que fica ou adicione bordas para manter tudo.',
  stretched: 'A imagem será esticada para estas proporções.',
  noPrintSize: (label: string) => `Um ${label} não guarda o tamanho no papel: defina-o na hora de imprimir.`,
  noDimension: 'Informe pelo menos uma dimensão.',
  failed: 'Erro ao redimensionar a imagem',
  done: {
    title: 'Imagem redimensionada',
    description: 'Sua imagem foi redimensionada e está pronta para baixar.',
  },
  saved: 'Sua imagem foi redimensionada e salva.',
} as const;

export const MOVE_LABELS = {
  'turn-left': 'Girar para a esquerda',
  'turn-right': 'Girar para a direita',
  'flip-horizontal': 'Inverter na horizontal',
  'flip-vertical': 'Inverter na vertical',
} as const;

export const RATIO_LABELS = {
  free: 'Livre',
  picture: 'Original',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  size: 'Tamanho',
} as const;
