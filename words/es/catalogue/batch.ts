import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, BATCH_RESIZE_FRAME, COMPRESS_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { compressFrame, phoneBytes, resizeFrame } from '#choose/batch-page.ts';
import { bytesText, fixed } from '#words/catalogue/figures.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;
const [, settings, choose] = toolTexts.batch.steps;

const compress: PageText = {
  title: `Comprimir varias imágenes: ${BATCH_LIMIT} fotos a la vez`,
  metaDescription: `Comprime hasta ${BATCH_LIMIT} imágenes de una vez con la misma calidad y guárdalas en un ZIP. Tus fotos nunca salen del navegador.`,
  h1: 'Comprimir varias imágenes',
  description:
    'Aligera de una vez las fotos de un fin de semana, de un anuncio o de un informe. Elige la calidad una sola vez, mira cuánto ahorra cada archivo y descárgalos todos en un ZIP.',
  toolDescription: `Comprime hasta ${BATCH_LIMIT} imágenes con la misma calidad y las reúne en un ZIP.`,
  steps: [
    {
      name: selectAction,
      text: `“Comprimir” ya está elegido. “${quality}” empieza en ${COMPRESS_QUALITY}; compara una o dos fotos antes de procesarlas todas.`,
    },
    { name: choose, text: `Suelta unos archivos o una carpeta entera, o usa “${browse}”.` },
    { name: processAll, text: `Pulsa “${processAll}”. Se procesan varias imágenes al mismo tiempo.` },
    { name: downloadAll, text: `“${downloadAll}” reúne los resultados en un ZIP, con sus nombres y fechas.` },
  ],
  facts: [
    {
      heading: `Por qué las imágenes también se reducen a ${compressFrame}`,
      paragraphs: [
        `La mayoría de los lotes se envían o se publican, así que las imágenes más grandes se reducen hasta caber en ${compressFrame} píxeles. Solo con eso, una foto de 12 megapíxeles pasa a 1,6 megapíxeles: un ${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)}\u00a0% menos.`,
        'Para conservar todos los píxeles, comprime las fotos una a una o conviértelas.',
      ],
    },
    {
      heading: 'Cuánto suma un lote completo',
      paragraphs: [
        `${BATCH_LIMIT} fotos de teléfono de ${bytesText(phoneBytes)} suman ${bytesText(phoneBytes * BATCH_LIMIT)}, demasiado para tres correos de 25\u00a0MB. Con 300\u00a0KB cada una, suman ${bytesText(300 * 1024 * BATCH_LIMIT)}.`,
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Cuántas imágenes puedo comprimir a la vez?',
      `Hasta ${BATCH_LIMIT} a la vez y gratis, de hasta ${UPLOAD_LIMIT_MB}\u00a0MB cada una. Con “Abrir de todos modos” puedes usar archivos más pesados y listas más largas, hasta donde llegue la memoria de tu dispositivo.`,
    ],
    [
      '¿Qué pasa si un archivo está dañado?',
      'Solo ese archivo se marca con error, junto con el motivo. Los demás siguen, y puedes volver a intentarlo.',
    ],
    [
      '¿Cuánto ahorraré en total?',
      'Lo normal es entre un 30 y un 80\u00a0% por foto, y más si además se reduce. Los archivos que no pesarían menos vuelven sin cambios.',
    ],
  ]),
};

const resize: PageText = {
  title: 'Redimensionar varias imágenes al mismo tamaño',
  metaDescription: `Redimensiona hasta ${BATCH_LIMIT} imágenes al mismo tamaño sin deformar ninguna. Descarga un ZIP o archivos sueltos. No se sube nada.`,
  h1: 'Redimensionar varias imágenes',
  description:
    'Las fotos de producto, las diapositivas y las galerías quedan más ordenadas cuando todas las imágenes miden lo mismo. Ajústalo una vez: las verticales y las horizontales caben, cada una con sus proporciones.',
  toolDescription: `Reduce hasta ${BATCH_LIMIT} imágenes al mismo tamaño y mantiene las proporciones y el formato de cada una.`,
  steps: [
    { name: selectAction, text: '“Redimensionar” está elegido al abrir la página.' },
    {
      name: settings,
      text: `“${width}” y “${height}” empiezan en ${BATCH_RESIZE_FRAME.width} y ${BATCH_RESIZE_FRAME.height}. Deja “${lock}” activado para que nada se estire.`,
    },
    { name: choose, text: `Añade tus imágenes con “${browse}”. Puedes mezclar formatos.` },
    { name: processAll, text: `Pulsa “${processAll}” y descarga archivos sueltos o usa “${downloadAll}”.` },
  ],
  facts: [
    {
      heading: `Cómo encaja un lote variado en ${resizeFrame}`,
      paragraphs: ['Las proporciones se mantienen, así que cada imagen ocupa todo el ancho o todo el alto:'],
      table: {
        columns: ['Imagen', 'Resultado'],
        rows: [
          ['Panorámica 16:9', '1280 × 720'],
          ['Cámara 3:2', '1080 × 720'],
          ['Teléfono 4:3', '960 × 720'],
          ['Cuadrada', '720 × 720'],
          ['Teléfono, vertical 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'El mismo ancho para una galería',
      paragraphs: [
        'Borra el alto e indica solo el ancho. Todas las imágenes tendrán el mismo ancho y cada una el alto que necesite: ideal para las columnas de un diseño.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Hay un límite de imágenes?',
      `${BATCH_LIMIT} imágenes gratis por lote, tantos lotes como quieras, y más a la vez si eliges abrirlas de todos modos.`,
    ],
    [
      '¿Las imágenes conservan su formato?',
      'Sí. Un PNG sigue siendo PNG y un GIF animado sigue animado. Para tenerlas todas en el mismo formato, conviértelas después.',
    ],
    [
      '¿Cuánto tardan veinte fotos?',
      'Unos dos segundos para veinte fotos de 10 megapíxeles redimensionadas a 1280 píxeles, medidos en un equipo con dos núcleos.',
    ],
  ]),
};

const convert: PageText = {
  title: 'Convertir varias imágenes a un mismo formato',
  metaDescription: `Convierte hasta ${BATCH_LIMIT} archivos HEIC, PNG, JPG, TIFF o WebP a un mismo formato a la vez y guarda un ZIP. Gratis y sin subir nada.`,
  h1: 'Convertir varias imágenes',
  description:
    'Tienes HEIC de un teléfono, PNG de otro y TIFF del escáner: conviértelos todos al mismo formato. Si un archivo pierde algo, lleva una nota.',
  toolDescription: `Convierte hasta ${BATCH_LIMIT} imágenes de cualquier formato legible al formato que elijas.`,
  steps: [
    { name: selectAction, text: '“Convertir” ya está elegido en esta página.' },
    {
      name: settings,
      text: `“${targetFormat}” empieza en WebP, con calidad ${COMPRESS_QUALITY}. Elige JPG para enviar los archivos a otras personas y PNG para conservar cada píxel.`,
    },
    {
      name: choose,
      text: `Añade los archivos con “${browse}”. No importa si la extensión es incorrecta.`,
    },
    {
      name: processAll,
      text: `Pulsa “${processAll}” y luego “${downloadAll}” para obtener un ZIP. En él no hay dos archivos con el mismo nombre.`,
    },
  ],
  facts: [
    {
      heading: 'Qué formato elegir',
      paragraphs: [],
      table: {
        columns: ['Si necesitas', 'elige', 'porque'],
        rows: [
          [
            'archivos que cualquiera pueda abrir',
            'JPG',
            'lo abren todos los programas; lo transparente se vuelve blanco',
          ],
          ['un sitio web', 'WebP', 'conserva transparencia y animación en archivos ligeros'],
          ['copias exactas para editar', 'PNG', 'no se pierde nada; las fotos pesan mucho'],
          ['una imprenta', 'TIFF', 'no tiene pérdida y conserva el color de 16 bits'],
          ['los archivos más ligeros', 'AVIF', 'es el que mejor comprime; calcula varios segundos por foto'],
        ],
      },
    },
    {
      heading: 'Los nombres en el ZIP',
      paragraphs: [
        'Un archivo llamado foto.heic pasa a ser foto.webp. Si también añadiste foto.png, será foto (2).webp, así que ningún archivo sustituye a otro.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Puedo elegir otro formato para algunos archivos?',
      'No en el mismo lote: todos los archivos comparten un ajuste. Quita esos archivos de la lista y conviértelos uno a uno.',
    ],
    [
      '¿Cuántos archivos son gratis?',
      `${BATCH_LIMIT} imágenes por lote, de hasta ${UPLOAD_LIMIT_MB}\u00a0MB cada una. No necesitas una cuenta.`,
    ],
    [
      '¿Mis fotos conservan la fecha?',
      'La fecha del archivo se conserva en el ZIP. Lo que la cámara guardó dentro de la foto, como la ubicación, se elimina.',
    ],
  ]),
};

export const batchTexts = { compress, resize, convert } as const;
