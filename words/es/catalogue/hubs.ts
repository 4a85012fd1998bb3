import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { HubText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: 'Convertidores de imágenes: JPG, PNG, WebP, HEIC y más',
    metaDescription:
      'Todos los convertidores de imágenes en un solo lugar: JPG, PNG, WebP, GIF, TIFF, AVIF y JXL, y desde HEIC, SVG o BMP. Gratis, en tu navegador.',
    h1: 'Convertidores de imágenes',
    description:
      'Busca el formato que tienes y el que necesitas. Cada página te dice qué se conserva, qué se pierde y cómo cambia el peso del archivo.',
  },
  compressor: {
    title: 'Compresores de imágenes: por formato o a un peso en KB',
    metaDescription:
      'Comprime JPG, PNG, WebP y GIF por calidad, o hasta un límite entre 20\u00a0KB y 10\u00a0MB para un formulario. Sin cuenta y sin subir nada.',
    h1: 'Compresores de imágenes',
    description:
      'Comprime por formato si solo quieres un archivo más ligero, o por peso si un formulario pone un límite.',
  },
  resizer: {
    title: 'Cambiar el tamaño de imágenes: píxeles, papel y redes',
    metaDescription:
      'Redimensiona imágenes a 1920 × 1080, para Instagram, A4, YouTube y más, o a un peso en KB. Nada se deforma y todo ocurre en tu dispositivo.',
    h1: 'Cambiar el tamaño de imágenes',
    description:
      'Tamaños listos para pantallas, redes sociales y papel. Cada página muestra cuánto se recorta de tu imagen y a qué tamaño se imprime.',
  },
  batch: {
    title: `Herramientas por lotes: ${BATCH_LIMIT} imágenes de una vez`,
    metaDescription: `Redimensiona, comprime o convierte hasta ${BATCH_LIMIT} imágenes a la vez con los mismos ajustes y descárgalas en un ZIP. Todo se queda en tu dispositivo.`,
    h1: 'Herramientas por lotes',
    description:
      'Usa los mismos ajustes en muchas imágenes: elige una acción, suelta la carpeta y descarga el ZIP. Un archivo dañado no detiene a los demás.',
  },
};
