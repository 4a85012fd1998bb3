import type { ConverterWords } from '#choose/converter.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export const converterWords: ConverterWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (from, to) => `Convierte ${from} en ${to} en tu propio dispositivo.`,
  steps: (from, to, quality) => [
    `Suelta tu ${from} o pulsa “${CONTROLS.browse}”.`,
    `“${CONTROLS.targetFormat}” ya está en ${to}${quality ? ` y “${CONTROLS.quality}” en ${quality}` : ''}.`,
    `Compara y pulsa “${CONTROLS.download}”.`,
  ],
  whatChanges: (from, to) => `Qué cambia de ${from} a ${to}`,
  size: (to) => `Cuánto pesa el ${to}`,
  limit: (megabytes) => [
    '¿Hay un límite de peso?',
    `Hasta ${megabytes}\u00a0MB por imagen, y más con “${refusalWords.anyway(1)}”.`,
  ],
  compression: {
    lossy: 'con pérdida',
    lossless: 'sin pérdida',
    either: 'con o sin pérdida',
    palette: 'sin pérdida, hasta 256 colores',
    runs: 'ninguna o muy simple',
    drawing: 'instrucciones de dibujo',
    container: 'contenedor',
  },
  transparency: {
    none: 'ninguna',
    hard: 'todo o nada',
    smooth: 'suave',
  },
  yes: 'sí',
  no: 'no',
  result: 'Resultado',
  shape: ['Forma', 'curvas', 'píxeles', 'un tamaño fijo'],
  pages: ['Páginas', 'varias', 'una', 'solo la primera'],
  detail: { name: 'Detalle', lossy: 'se pierde un poco', exact: 'se conserva cada píxel' },
  colours: {
    name: 'Colores',
    few: '256',
    many: 'millones',
    fewer: 'otros parecidos los sustituyen',
    all: 'se conservan todos',
  },
  depth: { name: 'Profundidad de color', bits: (bits) => `${bits} bits`, stays: 'se conserva', rounded: 'se redondea' },
  alpha: { name: 'Transparencia', white: 'se vuelve blanca', hard: 'bordes duros', stays: 'se conserva' },
  animation: { name: 'Animación', stays: 'se conserva', lost: 'solo el primer fotograma' },
  metadata: { name: 'Datos de la cámara', stays: 'tú eliges', lost: 'se eliminan' },
  longestSide: { name: 'Lado más largo', unit: 'en píxeles' },
};
