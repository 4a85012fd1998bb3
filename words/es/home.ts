import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

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
    smaller: (percent: number) => `${percent}\u00a0% menos`,
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
