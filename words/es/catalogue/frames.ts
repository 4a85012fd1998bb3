import type { FrameNotes } from '#catalogue/page-text.ts';

const CHECK = 'Las plataformas cambian sus medidas de vez en cuando.';

/** By the slug, because A4 and the square have names. */
export const FRAME_NOTES: Readonly<Record<string, FrameNotes>> = {
  'resize-image-to-1920x1080': {
    tag: 'Full HD, 16:9',
    meta: 'Llena una pantalla Full HD: 1920 × 1080 píxeles exactos y sin deformar, para fondos de pantalla, diapositivas e imágenes fijas de video. Gratis y local.',
    why: 'La mayoría de los monitores, televisores y proyectores son Full HD. Una imagen justo de este tamaño llena la pantalla, sin escalado y sin franjas negras.',
    uses: 'Fondos de pantalla, diapositivas 16:9, imágenes fijas para videos, fondos de videollamada y la imagen de portada de un sitio web.',
    faqs: [
      [
        '¿Basta Full HD en una pantalla 4K?',
        'Llena la pantalla, pero no se ve más nítido que Full HD. Para un fondo 4K, escribe 3840 y 2160 si tu foto es así de grande.',
      ],
      [
        '¿Qué hago con una foto vertical?',
        'Una foto vertical 3:4 conserva solo el 42\u00a0% de su alto en un marco 16:9. Para conservarla entera, borra el ancho y deja solo el alto de 1080. Tu diapositiva muestra entonces su fondo a ambos lados.',
      ],
    ],
  },
  'resize-image-to-1080x1080': {
    tag: 'para Instagram',
    meta: 'Haz imágenes cuadradas de 1080 × 1080 para publicaciones y carruseles de Instagram. Arrastra el marco y elige qué se ve. Sin subir nada.',
    why: 'Instagram muestra las publicaciones con 1080 píxeles de ancho. Si subes exactamente 1080 × 1080, no cambia el tamaño de tu imagen, y los bordes y el texto siguen nítidos.',
    uses: `Publicaciones cuadradas y carruseles de Instagram, publicaciones de Facebook y LinkedIn, portadas de discos y mosaicos de portafolio. ${CHECK}`,
    faqs: [
      [
        '¿Instagram comprime mi imagen de todos modos?',
        'Sí, comprime todo lo que se sube. Con el tamaño correcto al menos no la redimensiona, y un buen original se ve mejor después.',
      ],
      [
        '¿Cómo publico una foto ancha sin recortarla?',
        'Haz una publicación horizontal en lugar de cuadrada: Instagram acepta también 1080 × 566 (1,91:1).',
      ],
    ],
  },
  'resize-image-to-a4': {
    tag: '2480 × 3508 para imprimir',
    meta: 'Redimensiona una imagen a A4 a 300\u00a0ppp, 2480 × 3508 píxeles, para carteles, diplomas e impresión a página completa. Mira cómo encaja tu foto.',
    why: 'Una hoja A4 mide 210 × 297\u00a0mm. A 300\u00a0ppp, lo habitual para una buena impresión, son 2480 × 3508 píxeles.',
    uses: 'Carteles, diplomas, fotolibros y portadas. Para imprimir hasta el borde, las imprentas piden 3\u00a0mm más por cada lado: 2551 × 3579 píxeles.',
    faqs: [
      [
        'Mi foto tiene menos píxeles. ¿Puedo ampliarla?',
        'Sí, hasta alrededor de una vez y media. Desde 1654 × 2339 píxeles (200\u00a0ppp) se imprime bien. Con menos, le falta nitidez.',
      ],
      ['¿Y para A4 horizontal?', 'Intercambia los dos números: 3508 de ancho y 2480 de alto.'],
      [
        '¿El archivo sabe que es A4?',
        'Un JPG, PNG o TIFF, sí: indica 300\u00a0ppp, y así estos píxeles llenan una hoja A4. Con otros formatos, elige “ajustar a la página” al imprimir.',
      ],
    ],
  },
  'resize-image-to-square': {
    tag: '1000 × 1000',
    meta: 'Recorta cualquier imagen a un cuadrado de 1000 × 1000 píxeles sin deformarla. Arrastra el marco o cambia el tamaño. Sin subir nada.',
    why: 'Las tiendas en línea y las portadas piden cuadrados, pero las cámaras no los hacen. Recorta el cuadrado más grande de tu imagen y redimensiónalo a 1000 × 1000.',
    uses: `Fotos de producto (Amazon activa el zoom a partir de 1000 píxeles), portadas de discos y pódcasts, hojas de contactos e iconos. ${CHECK}`,
    faqs: [
      [
        '¿Puedo hacer un cuadrado sin recortar?',
        'Sí: en “Más opciones”, elige 1:1 en “Añadir bordes hasta” y la imagen se conserva entera. A menudo también puedes colocar el recorte de modo que solo se pierda fondo.',
      ],
      [
        '¿Puedo elegir qué se conserva?',
        'Sí: arrastra el marco de recorte antes de redimensionar. Si no lo mueves, queda el centro.',
      ],
    ],
  },
};
