import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles, fileMb } = site.limits;

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name}: redimensiona, comprime y convierte imágenes`,
  description: `Herramientas de imagen gratis en tu navegador: redimensiona, recorta, comprime a un peso en KB y convierte hasta ${BATCH_LIMIT} imágenes a la vez. Sin subir nada.`,
  title: 'Redimensiona, comprime y convierte tus imágenes.',
  lead: 'Todo ocurre en tu navegador: nada sale de tu dispositivo.',
  start: 'Empezar',
  more: 'Más información',
  free: 'Gratis, sin cuenta y sin subir nada.',
  example: {
    title: '¿Notas la diferencia?',
    before: 'Antes',
    after: 'Después',
    smaller: (percent: number) => `Un ${percent}\u00a0% más ligera`,
    line: (quality: number) =>
      `Nuestra foto de ejemplo, comprimida aquí con calidad ${quality}. Los dos archivos están en esta página tal cual: arrastra la línea para compararlos.`,
    slider: 'Porcentaje de la imagen que se muestra como era antes',
  },
  features: {
    title: 'Para quienes cuidan sus imágenes',
    fast: {
      title: 'Rápido de verdad',
      text: 'No hay que esperar a que se suba nada. Tu dispositivo empieza al momento y procesa varias imágenes a la vez.',
    },
    private: {
      title: '100\u00a0% privado',
      text: 'Tus imágenes se abren, se modifican y se guardan en tu propio navegador. Nunca se suben.',
    },
    batch: {
      title: 'Por lotes',
      text: `Hasta ${BATCH_LIMIT} imágenes de una vez con los mismos ajustes. Descárgalas en un ZIP o una a una.`,
    },
  },
  tools: { title: 'Elige una herramienta', lead: 'Se abren al instante y no hay que registrarse.' },
  collections: {
    title: 'Colecciones',
    lead: 'Una página para cada tarea, con los ajustes adecuados y respuestas a las preguntas habituales.',
    converters: (count: number) => `${count} convertidores. JPG, PNG, WebP, HEIC y más.`,
    compressors: (count: number) => `${count} compresores. Por formato o hasta un peso en KB.`,
    resizers: (count: number) =>
      `${count} páginas para cambiar el tamaño. Para pantallas, redes sociales, papel y formularios.`,
  },
  help: {
    title: 'Centro de ayuda',
    items: [
      {
        title: 'Abrir una imagen',
        text: 'Arrástrala a la página, elígela con “Elegir archivos” o pégala. Para muchas a la vez está el procesamiento por lotes.',
      },
      {
        title: 'Cambiarla',
        text: 'Cada ajuste muestra su efecto al momento. Lo que un formato no puede conservar se dice antes de empezar.',
      },
      {
        title: 'Guardarla',
        text: '“Descargar” guarda un archivo, “Descargar todas” un ZIP. El original de tu dispositivo se queda como está.',
      },
      {
        title: 'Si algo falla',
        text: 'Prueba con una imagen más pequeña o con otro navegador, y cuéntanos qué ha pasado: el contacto está al pie de cada página.',
      },
    ],
  },
  faq: {
    title: 'Preguntas frecuentes',
    items: [
      {
        title: '¿Se suben mis imágenes?',
        text: 'No. Se abren, cambian y guardan en tu navegador. Las páginas que ya has visitado funcionan también sin red.',
      },
      {
        title: '¿Es gratis?',
        text: 'Sí, todas las herramientas, cuantas veces quieras y sin cuenta. Solo hay marca de agua si tú la pones.',
      },
      {
        title: '¿Cuánto puede pesar una imagen?',
        text: `${fileMb}\u00a0MB, y ${batchFiles} imágenes a la vez. Las más pesadas se abren si lo confirmas y tu dispositivo tiene memoria suficiente.`,
      },
      {
        title: '¿Qué archivos se pueden abrir?',
        text: 'JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, JPEG XL, BMP, ICO y SVG. Vídeos, PDF y archivos RAW de cámara, no.',
      },
      {
        title: '¿Se pierde calidad?',
        text: 'Recortar o girar un JPG no suele costar nada. Comprimir cuesta lo que tú permitas: compara las dos imágenes antes de guardar.',
      },
      {
        title: '¿Qué pasa con la ubicación y los datos de la cámara?',
        text: 'Se eliminan, salvo que elijas en “Más opciones” lo que se queda.',
      },
    ],
  },
  mostWanted: 'Lo más buscado',
  /** `{query}` is the search. */
  nothingFound:
    'Aquí no hay nada para “{query}”. Prueba con un formato o un peso, como “heic a jpg” o “menos de 200\u00a0KB”, o mira [todas las herramientas](all).',
  closing: {
    title: '¿Listo para tu próxima imagen?',
    line: 'Nada que instalar y sin registro.',
    start: 'Empezar ahora',
    all: 'Ver todas las herramientas',
  },
} as const;
