import type { CardText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

/** The first is the tool itself, the others name its purposes. One per icon of the tool. */
export const toolCards: Readonly<Record<ToolId | SeriesId, readonly [CardText, ...CardText[]]>> = {
  resize: [
    {
      name: 'Redimensionar imagen',
      text: 'Escribe un ancho, un alto o un porcentaje. Las proporciones se mantienen y los bordes siguen nítidos.',
    },
    {
      name: 'Recortar imagen',
      text: 'Recorta a tu gusto, con una proporción o a unos píxeles exactos. También gira y voltea.',
    },
  ],
  compress: [
    {
      name: 'Comprimir imagen',
      text: 'Elige una calidad, o indica en KB el peso que el archivo no debe superar.',
    },
    {
      name: 'Optimizar imagen',
      text: 'Encuentra el archivo más ligero que todavía se ve bien: compara los dos y decide.',
    },
  ],
  convert: [
    {
      name: 'Convertir formato',
      text: 'Convierte entre JPG, PNG, WebP, GIF, TIFF y AVIF, o desde el HEIC de un iPhone.',
    },
  ],
  batch: [
    {
      name: 'Procesar por lotes',
      text: `Usa los mismos ajustes en un máximo de ${batchFiles} imágenes y guárdalas en un ZIP.`,
    },
  ],
  'form-photo': [
    {
      name: 'Foto para un formulario',
      text: 'Pasaporte, visado, examen: los píxeles, KB y formato que pide un formulario, regla por regla.',
    },
  ],
  metadata: [
    {
      name: 'Metadatos de fotos',
      text: 'Mira lo que revela una foto: lugar, cámara, nombres, imágenes ocultas. Elimínalo sin tocar un píxel.',
    },
  ],
  'responsive-images': [
    {
      name: 'Imágenes para un sitio web',
      text: 'Consigue una foto en los tamaños y formatos que necesitan móviles y ordenadores, con el HTML.',
    },
  ],
  favicon: [
    { name: 'Generador de favicon', text: 'Convierte un logo en todos los iconos de un sitio web, con el HTML.' },
  ],
};
