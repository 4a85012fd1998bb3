import type { ScoreCompressorEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [choose, compress, download] = toolTexts.compress.steps;

/** The page of the automatic quality. */
export function scoreCompressorText({ score }: ScoreCompressorEntry): PageText {
  return {
    title: 'Comprimir una imagen sin perder calidad visible',
    metaDescription:
      'Consigue el archivo más ligero que se sigue viendo igual: la calidad se elige para cada foto midiéndola. En tu navegador, sin subir nada.',
    h1: 'Comprimir una imagen sin perder calidad',
    description:
      'La calidad 75 es más de lo que necesita una foto y demasiado poco para la siguiente. Aquí no tienes que adivinar: la página prueba varias calidades, compara cada una con el original y guarda el archivo más ligero que se sigue viendo igual.',
    toolDescription:
      'Encuentra el archivo más ligero que se ve como el original, midiendo lo que las personas pueden ver.',
    steps: [
      {
        name: choose,
        text: `Suelta una imagen o pulsa “${CONTROLS.browse}”. Puedes usar JPG, PNG, WebP, AVIF, JXL o HEIC.`,
      },
      {
        name: compress,
        text: `“${CONTROLS.quality}” está en “${CONTROLS.auto}” y busca una puntuación de ${score}. Hay otras dos opciones que reducen aún más el archivo.`,
      },
      {
        name: download,
        text: `Mira la puntuación bajo el ahorro y dónde cambia el resultado, y pulsa “${CONTROLS.download}”.`,
      },
    ],
    facts: [
      {
        heading: 'Qué significa la puntuación',
        paragraphs: [
          'La puntuación viene de SSIMULACRA2, una medida basada en miles de comparaciones hechas por personas. Entre las medidas de uso libre, es la que mejor coincide con ellas. 100 significa la misma imagen.',
        ],
        table: {
          columns: ['Puntuación', 'Lo que se nota', 'Cómo lo llamamos'],
          rows: [
            ['90', 'nada, ni siquiera cuando las dos se alternan', 'Indistinguible'],
            ['80', 'nada con las dos lado a lado', 'Se ve igual'],
            ['70', 'una diferencia si te fijas bien', 'Casi igual'],
            ['50', 'huellas de la compresión, algo molestas', 'Algo distinta'],
            ['30', 'daños, incluso sin el original', 'Visiblemente distinta'],
          ],
        },
      },
      {
        heading: 'Por qué una sola calidad no sirve para todas las fotos',
        paragraphs: [
          'Guardamos ocho fotos y fondos de pantalla en JPG con calidad 75. Obtuvieron entre 53 y 88 puntos: dos se veían peor a simple vista, y otra podría haber pesado una cuarta parte menos. Para verse igual necesitaban calidades de 59 a 92. Una sola calidad que baste para todas ocupa un 35\u00a0% más de espacio.',
          'En una imagen grande, la página comprueba una docena de zonas a resolución completa, del cielo liso a las hojas más tupidas, y ninguna puede quedar más de 10 puntos por debajo del objetivo. Así, un césped bonito no puede esconder un cielo estropeado.',
        ],
      },
      {
        heading: 'Lo que no puede prometer',
        paragraphs: [
          'Las imágenes grandes se puntúan por partes. El resultado puede quedar a uno o dos puntos del objetivo. Las animaciones no se puntúan fotograma a fotograma, y los GIF reciben una calidad estándar.',
        ],
      },
    ],
    faqs: faqs([
      [
        '¿Es una compresión sin pérdida?',
        'No. Los archivos sin pérdida conservan cada píxel y pesan varias veces más. Esto solo quita lo que no puedes ver. Para píxeles exactos, usa PNG o WebP sin pérdida.',
      ],
      [
        '¿Cuánto menos pesará mi imagen?',
        'Depende de cómo se guardó: el gráfico de esta página muestra seis fotos. Si un archivo ya está bien comprimido, recibes tu original.',
      ],
      [
        '¿Con qué formatos funciona?',
        'JPG, WebP, AVIF, JXL, PDF y PNG. Si además reduces la imagen, la puntuación se mide en el nuevo tamaño.',
      ],
    ]),
  };
}
