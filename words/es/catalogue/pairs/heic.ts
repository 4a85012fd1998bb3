import type { NotesByTarget } from '#catalogue/page-text.ts';

export const heic: NotesByTarget = {
  jpg: {
    tag: 'fotos de iPhone para todos',
    meta: 'Convierte fotos HEIC del iPhone en JPG que abren Windows, los sitios web y las impresoras. Bien orientadas, con sus colores y sin subirlas.',
    why: 'Tu iPhone guarda las fotos en HEIC, y muchos sitios web, equipos con Windows y quioscos de impresión no pueden abrirlas. En JPG, la misma foto se abre en todas partes, bien orientada y con los colores correctos.',
    size: 'Con calidad 92, el JPG pesa más o menos el doble que el HEIC. Con 80, los dos pesan casi lo mismo, y pocas personas ven la diferencia.',
    faqs: [
      [
        '¿Puede mi iPhone tomar fotos en JPG directamente?',
        'Sí: ve a Ajustes (o Configuración), Cámara, Formatos y elige “Más compatible”. Las fotos nuevas ocupan entonces más espacio. Las que ya tienes siguen en HEIC, así que conviértelas aquí.',
      ],
      [
        '¿Qué pasa con las Live Photos, la profundidad y la ubicación?',
        'Recibes la imagen fija, sin el video de la Live Photo y sin datos de profundidad. También se eliminan la fecha, la cámara y la ubicación, así que puedes compartir el JPG sin revelar dónde vives.',
      ],
      [
        '¿Los colores salen bien?',
        'Sí. El iPhone usa una gama de colores (Display P3) más amplia que la mayoría de las pantallas. Algunos convertidores lo ignoran y dejan la piel pálida y los rojos apagados. Aquí los colores se convierten a sRGB, así que se ven bien en todas partes.',
      ],
    ],
  },
  png: {
    tag: 'los píxeles exactos',
    meta: 'Convierte fotos HEIC del iPhone a PNG sin perder nada más, para editarlas y tener copias exactas. Nada sale de tu dispositivo.',
    why: 'Si quieres retocar una foto HEIC o recortar una figura, conviértela a PNG. Conserva cada píxel con exactitud, cosa que un JPG no hace.',
    size: 'Cuenta con archivos grandes: un HEIC de 12 megapíxeles y 1,5\u00a0MB se convierte en un PNG de 15 a 25\u00a0MB. Para compartir, convierte a JPG.',
    faqs: [
      [
        '¿El PNG es de verdad sin pérdida?',
        'Sí, al convertir de HEIC a PNG no se pierde nada. El propio HEIC ya venía comprimido del teléfono.',
      ],
      [
        '¿Cuándo es mejor PNG que JPG?',
        'Para capturas de pantalla, imágenes con texto y fotos que quieras editar. Para mostrar y enviar fotos, es mejor JPG.',
      ],
    ],
  },
};
