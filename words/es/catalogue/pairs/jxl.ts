import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jxl: NotesByTarget = {
  jpg: {
    tag: 'ábrelo en cualquier lugar',
    meta: 'Convierte una foto JPEG XL (.jxl) que nada abre en un JPG que aceptan todos los programas y formularios. Gratis y en privado.',
    why: 'Algunos teléfonos, archivos fotográficos y Lightroom guardan en JPEG XL, pero Windows, la mayoría de los sitios web y casi todos los servicios de impresión no pueden abrirlo. Un JPG se abre en todas partes.',
    size: 'En JPG, nuestras fotos de prueba ocuparon hasta un 60\u00a0% más, con calidad 92. JPEG XL guarda el mismo aspecto en muchos menos bytes, y un JPG no puede mantener ese ahorro.',
    faqs: [
      [
        '¿Recupero el JPG del que se hizo mi JXL?',
        'No. Algunos programas empaquetan un JPG en un JXL de modo que se pueda desempaquetar idéntico. Esta página lee la imagen y crea un JPG nuevo, así que se pierde un poco de detalle.',
      ],
      [
        '¿Qué pasa con las fotos HDR y de 16 bits?',
        'El JPG las muestra como lo haría una pantalla normal. Los reflejos y las lámparas pierden su brillo extra, y los matices más finos se redondean.',
      ],
    ],
  },
};
