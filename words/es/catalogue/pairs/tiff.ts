import type { NotesByTarget } from '#catalogue/page-text.ts';

export const tiff: NotesByTarget = {
  jpg: {
    tag: 'escaneos que puedes enviar',
    meta: 'Convierte escaneos TIFF grandes en JPG que caben en un correo. Los originales CMYK y de 16 bits se convierten bien, en tu navegador.',
    why: 'Los TIFF de escáneres y fototecas pesan demasiado para el correo, y la mayoría de los navegadores no los muestra. Un JPG se abre en cualquier teléfono.',
    size: 'Con calidad 85, el JPG pesa alrededor de una vigésima parte de un TIFF sin comprimir: una página escaneada a 300\u00a0ppp pasa de 25\u00a0MB a uno o dos.',
    faqs: [
      [
        'Mi TIFF tiene varias páginas. ¿Qué recibo?',
        'La primera página. Una nota te avisa antes de empezar. Para tenerlas todas, convierte el TIFF en “Procesar por lotes”: cada página pasa a ser un JPG.',
      ],
      [
        '¿Los colores CMYK salen bien?',
        'Sí. Se convierten a sRGB con el perfil del archivo, o con un perfil de impresión estándar si no lo hay, así que no se vuelven chillones.',
      ],
    ],
  },
};
