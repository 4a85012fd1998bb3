import type { FrameResizerWords } from '#choose/frame-resizer.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

export const frameResizerWords: FrameResizerWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (width, height) => `Riempie ${width} × ${height} pixel e ritaglia invece di deformare.`,
  steps: (width, height) => [
    `Premi “${CONTROLS.browse}” o trascina qui un’immagine.`,
    `“${CONTROLS.width}” e “${CONTROLS.height}” sono impostate su ${width} e ${height}. Trascina la cornice su ciò che conta.`,
    `Poi premi “${CONTROLS.download}”.`,
  ],
  uses: (width, height) => `A che cosa serve ${width} × ${height}`,
  numbers: {
    heading: (width, height) => `${width} × ${height} in cifre`,
    aspectRatio: 'Proporzioni',
    megapixels: 'Megapixel',
    at300: 'A 300\u00a0dpi',
    at150: 'A 150\u00a0dpi',
    raw: 'Non compressa',
    jpg: 'JPG, qualità 75',
    between: (least, most) => `da ${least} a ${most}`,
  },
  trims: {
    heading: 'Quanto resta della tua immagine',
    columns: ['La tua immagine', 'Che cosa resta', 'Scala'],
    sources: {
      phone: 'Telefono, 4:3',
      portrait: 'Telefono, verticale 3:4',
      camera: 'Fotocamera, 3:2',
      video: 'Fermo immagine, 16:9',
    },
    everything: 'tutto',
    kept: {
      width: (percent) => `larghezza: ${percent}%`,
      height: (percent) => `altezza: ${percent}%`,
    },
    scale: (percent) => `${percent}%`,
    enlarged: (scale) => `${scale}, ingrandita`,
  },
};
