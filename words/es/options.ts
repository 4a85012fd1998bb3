import type { OptionValues } from '#engine/recipe/index.ts';

export type Kept = NonNullable<OptionValues['metadata']>;
type Profile = NonNullable<OptionValues['profile']>;

/** The texts of 'More options': a name and one line per choice. */
export const moreOptionsWords = {
  summary: 'Más opciones',
  expert: 'Avanzado',
  watermark: 'una marca de agua',
  formatAndQuality: 'Formato y calidad',
  notLoaded: 'No se pudieron cargar estas opciones. Ciérralas y ábrelas de nuevo.',
  metadata: {
    legend: 'Datos de la cámara que se conservan',
    values: {
      strip: 'Ninguno',
      copyright: 'Copyright',
      'keep-but-location': 'Todos menos la ubicación',
      keep: 'Todos',
    },
    lines: {
      strip: 'Elimina cámara, fecha, ubicación y otros datos ocultos.',
      copyright: 'Conserva copyright, créditos y autor. Lo demás se elimina.',
      'keep-but-location': 'Conserva cámara, fecha y lo demás. La ubicación se elimina.',
      keep: 'Conserva todo, también dónde se tomó la foto.',
    } satisfies Record<Kept, string>,
  },
  profile: {
    legend: 'Colores',
    values: { srgb: 'sRGB', keep: 'Perfil propio' },
    lines: {
      srgb: 'Convierte a sRGB, que se ve bien en todas las pantallas.',
      keep: 'Deja los colores como están, con su perfil.',
    } satisfies Record<Profile, string>,
  },
  lossless: { label: 'Sin pérdida', line: 'Conserva cada píxel con exactitud. Las fotos pesan mucho más.' },
  background: {
    legend: 'Fondo',
    white: 'Blanco',
    black: 'Negro',
    other: 'Otro color',
    line: 'Rellena lo que era transparente.',
  },
  chroma: {
    label: 'Todo el detalle de color',
    line: 'Mantiene nítidos el texto rojo y las líneas finas de color (4:4:4).',
  },
  dpi: {
    label: 'Resolución de impresión',
    unit: 'ppp',
    own: 'La del archivo',
    line: 'Indica a qué tamaño imprimir. Ningún píxel cambia.',
    problem: 'Los puntos por pulgada deben ser un número entero entre 1 y 9600',
  },
  min: {
    label: 'Como mínimo',
    unit: 'KB',
    own: 'Sin mínimo',
    line: 'Para formularios que rechazan archivos más ligeros. Los comentarios rellenan el archivo y no cambian ningún píxel.',
    problem: 'El peso mínimo debe estar entre 1 KB y el peso pedido',
  },
  minSavings: {
    label: 'Ahorrar al menos',
    unit: '%',
    line: 'Si el ahorro es menor y no cambia nada más, recibes tu original.',
    problem: 'El ahorro debe ser un número entre 0 y 99',
  },
  progressive: { label: 'Progresivo', line: 'Se carga a tamaño completo desde el principio y va ganando nitidez.' },
} as const;
