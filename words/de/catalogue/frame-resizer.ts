import type { FrameResizerWords } from '#choose/frame-resizer.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

export const frameResizerWords: FrameResizerWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (width, height) => `Füllt ${width} × ${height} Pixel und schneidet zu, statt zu verzerren.`,
  steps: (width, height) => [
    `Drück „${CONTROLS.browse}“ oder zieh ein Bild hierher.`,
    `„${CONTROLS.width}“ und „${CONTROLS.height}“ stehen auf ${width} und ${height}. Zieh den Rahmen über das, worauf es ankommt.`,
    `Drück dann „${CONTROLS.download}“.`,
  ],
  uses: (width, height) => `Wofür ${width} × ${height} gut ist`,
  numbers: {
    heading: (width, height) => `${width} × ${height} in Zahlen`,
    aspectRatio: 'Seitenverhältnis',
    megapixels: 'Megapixel',
    at300: 'Bei 300\u00a0dpi',
    at150: 'Bei 150\u00a0dpi',
    raw: 'Unkomprimiert',
    jpg: 'JPG, Qualität 75',
    between: (least, most) => `${least} bis ${most}`,
  },
  trims: {
    heading: 'Wie viel von deinem Bild bleibt',
    columns: ['Dein Bild', 'Was bleibt', 'Skaliert auf'],
    sources: {
      phone: 'Smartphone, 4:3',
      portrait: 'Smartphone hochkant, 3:4',
      camera: 'Kamera, 3:2',
      video: 'Videobild, 16:9',
    },
    everything: 'alles',
    kept: {
      width: (percent) => `${percent}\u00a0% der Breite`,
      height: (percent) => `${percent}\u00a0% der Höhe`,
    },
    scale: (percent) => `${percent}\u00a0%`,
    enlarged: (scale) => `${scale}, vergrößert`,
  },
};
