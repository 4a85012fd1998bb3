import type { FormatWord } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import type { Format } from '#engine';
import { grouped } from '#words/catalogue/figures.ts';
import { tenMegabytes } from '#words/catalogue/ten-megabytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, width, height, lock, download } = CONTROLS;

const jpg: PageText = {
  title: 'Redimensionar JPG: menos píxeles, misma nitidez',
  metaDescription:
    'Redimensiona fotos JPG por ancho, alto o porcentaje. Siguen nítidas, en la posición correcta y con sus colores. Nada sale de tu navegador.',
  h1: 'Redimensionar JPG',
  description:
    'La mayoría de las fotos tiene muchos más píxeles de los que necesitas. Redimensionar es el camino más seguro hacia un JPG ligero, y en su nuevo tamaño la foto puede verse incluso más nítida que antes.',
  toolDescription: 'Redimensiona fotos JPG con un filtro nítido, las endereza y convierte sus colores a sRGB.',
  steps: [
    { name: 'Elegir', text: `Abre una foto con “${browse}”. “${width}” y “${height}” muestran su tamaño actual.` },
    {
      name: 'Ajustar',
      text: `Escribe un nuevo valor en “${width}”. Con “${lock}” activado, “${height}” se ajusta solo. Prueba 1600 para un sitio web y 2048 para una tableta.`,
    },
    { name: 'Descargar', text: `Pulsa “${download}” para guardar el JPG redimensionado.` },
  ],
  facts: [
    {
      heading: 'Qué le hace a un JPG cambiar de tamaño',
      paragraphs: [
        'Un JPG se puede abrir a la mitad, a un cuarto o a un octavo de su tamaño, así que incluso 100 megapíxeles se reducen rápido.',
        'Al reducir se suavizan el ruido y las huellas de la compresión. Un JPG que a tamaño completo muestra bloques suele verse limpio a la mitad.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Cuánto menos pesa el archivo con la mitad de ancho?',
      'La mitad de ancho y de alto es una cuarta parte de los píxeles. El archivo se queda en alrededor de un tercio, porque cada píxel restante contiene más detalle.',
    ],
    ['¿Mi foto vertical saldrá tumbada?', 'No, sale como la viste en tu teléfono, en todos los programas.'],
    ['¿Puedo ampliar un JPG?', 'Sí, pero no se inventa detalle nuevo. A más del doble de su tamaño le falta nitidez.'],
  ]),
};

export const formatResizerTexts: Partial<Record<FormatWord, PageText>> = { jpg };

/** How far a picture of a format can be enlarged. */
export const resizerLimits = ({ label, maxSide, id }: Format): FactBlock => ({
  heading: `Hasta qué tamaño puede llegar un ${label}`,
  paragraphs: [
    `Aquí, un ${label} puede tener hasta ${grouped(maxSide)} píxeles en su lado más largo. ${tenMegabytes[id]}`,
  ],
});
