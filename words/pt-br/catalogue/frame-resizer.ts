import type { FrameResizerWords } from '#choose/frame-resizer.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

export const frameResizerWords: FrameResizerWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (width, height) => `Preenche ${width} × ${height} pixels e corta em vez de esticar.`,
  steps: (width, height) => [
    `Clique em “${CONTROLS.browse}” ou solte uma imagem.`,
    `“${CONTROLS.width}” e “${CONTROLS.height}” estão em ${width} e ${height}. Arraste a moldura sobre o que importa.`,
    `Depois clique em “${CONTROLS.download}”.`,
  ],
  uses: (width, height) => `Para que serve ${width} × ${height}`,
  numbers: {
    heading: (width, height) => `${width} × ${height} em números`,
    aspectRatio: 'Proporção',
    megapixels: 'Megapixels',
    at300: 'A 300 dpi',
    at150: 'A 150 dpi',
    raw: 'Sem compressão',
    jpg: 'JPG, qualidade 75',
    between: (least, most) => `${least} a ${most}`,
  },
  trims: {
    heading: 'Quanto da sua imagem fica',
    columns: ['Sua imagem', 'O que fica', 'Escala'],
    sources: {
      phone: 'Celular, 4:3',
      portrait: 'Celular em pé, 3:4',
      camera: 'Câmera, 3:2',
      video: 'Quadro de vídeo, 16:9',
    },
    everything: 'tudo',
    kept: {
      width: (percent) => `${percent}% da largura`,
      height: (percent) => `${percent}% da altura`,
    },
    scale: (percent) => `${percent}%`,
    enlarged: (scale) => `${scale}, ampliada`,
  },
};
