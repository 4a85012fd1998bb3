import type { NotesByTarget } from '#catalogue/page-text.ts';

export const webp: NotesByTarget = {
  jpg: {
    tag: 'se abre en todas partes',
    meta: 'Guardaste una imagen de internet y nada la abre: convierte WebP en un JPG que aceptan todos los programas y formularios. Gratis y en privado.',
    why: 'Guardaste una imagen de un sitio web y obtuviste un archivo .webp, que un formulario, una impresora o algún programa rechaza. Como JPG, se abre en todas partes.',
    size: 'Con calidad 92, la de esta página, los JPG pesaron entre casi lo mismo y un 50\u00a0% más en nuestras pruebas. Bájala a 85 para un archivo más ligero que se sigue viendo bien.',
    faqs: [
      [
        '¿Por qué los sitios web me dan WebP?',
        'Porque carga más rápido. Muchos sitios envían WebP a todos los navegadores que lo aceptan, aunque la dirección termine en .jpg.',
      ],
      [
        '¿Qué pasa con un WebP animado?',
        'El JPG contiene su primer fotograma, porque el formato no permite animaciones. Si quieres que se siga moviendo, conviértelo a GIF.',
      ],
    ],
  },
  png: {
    tag: 'sin pérdida, transparente',
    meta: 'Convierte stickers, logos e imágenes recortadas de WebP a PNG con su transparencia, píxel a píxel. Gratis, en tu navegador.',
    why: 'Los stickers, los logos y las imágenes recortadas suelen venir en WebP, pero los editores, los programas de presentaciones y las imprentas quieren PNG. Los dos tienen transparencia suave, así que no se pierde nada.',
    size: 'El PNG pesa más: un poco con un WebP sin pérdida, y entre cinco y diez veces el peso con una foto, porque PNG guarda cada píxel con exactitud.',
    faqs: [
      [
        '¿El PNG es una copia exacta?',
        'Sí, se ve exactamente como el WebP, transparencia incluida. El detalle que se perdió al crear el WebP no vuelve.',
      ],
      [
        '¿Puedo convertir un sticker de WhatsApp en PNG?',
        'Sí, estos stickers son archivos WebP de 512 × 512 píxeles. Recibes un PNG transparente, y animado si el sticker se mueve.',
      ],
    ],
  },
};
