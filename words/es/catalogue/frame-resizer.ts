import type { FrameResizerWords } from '#choose/frame-resizer.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

export const frameResizerWords: FrameResizerWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (width, height) => `Llena ${width} × ${height} píxeles, y recorta en lugar de estirar.`,
  steps: (width, height) => [
    `Pulsa “${CONTROLS.browse}” o suelta una imagen.`,
    `“${CONTROLS.width}” y “${CONTROLS.height}” están en ${width} y ${height}. Arrastra el marco sobre lo que importa.`,
    `Después pulsa “${CONTROLS.download}”.`,
  ],
  uses: (width, height) => `Para qué sirve ${width} × ${height}`,
  numbers: {
    heading: (width, height) => `${width} × ${height} en cifras`,
    aspectRatio: 'Relación de aspecto',
    megapixels: 'Megapíxeles',
    at300: 'A 300\u00a0ppp',
    at150: 'A 150\u00a0ppp',
    raw: 'Sin comprimir',
    jpg: 'JPG, calidad 75',
    between: (least, most) => `de ${least} a ${most}`,
  },
  trims: {
    heading: 'Cuánto queda de tu imagen',
    columns: ['Tu imagen', 'Lo que queda', 'Escala'],
    sources: {
      phone: 'Teléfono, 4:3',
      portrait: 'Teléfono, vertical 3:4',
      camera: 'Cámara, 3:2',
      video: 'Fotograma de video, 16:9',
    },
    everything: 'todo',
    kept: {
      width: (percent) => `${percent}\u00a0% del ancho`,
      height: (percent) => `${percent}\u00a0% del alto`,
    },
    scale: (percent) => `${percent}\u00a0%`,
    enlarged: (scale) => `${scale}, ampliada`,
  },
};
