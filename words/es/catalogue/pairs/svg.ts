import type { NotesByTarget } from '#catalogue/page-text.ts';

export const svg: NotesByTarget = {
  png: {
    tag: 'nítido a cualquier tamaño',
    meta: 'Convierte un SVG en un PNG nítido que abren todos los programas. El fondo transparente se conserva. En tu navegador, sin subir nada.',
    why: 'Muchas tiendas, redes sociales y programas de oficina rechazan SVG. Esta página guarda el dibujo en PNG a su propio tamaño. Para cualquier otro, usa “Redimensionar imagen”: el PNG sale nítido con 64 píxeles y con 4000.',
    size: 'Un icono de 512 × 512 píxeles pesa de 5 a 30\u00a0KB en PNG. Con el doble de ancho y de alto, el archivo no llega a pesar el doble, porque las zonas lisas casi no ocupan nada.',
    faqs: [
      [
        '¿Qué tamaño tiene el PNG?',
        'El ancho y el alto que indica el SVG, o su viewBox, en píxeles. Para otro tamaño, abre el SVG en “Redimensionar imagen” y guarda desde allí un PNG.',
      ],
      [
        '¿Por qué mi texto se ve distinto?',
        'Un SVG no suele contener sus fuentes, así que la que falta se sustituye. Convierte el texto en trazados en tu programa de dibujo antes de exportar.',
      ],
    ],
  },
  jpg: {
    tag: 'con fondo blanco',
    meta: 'Convierte un SVG en un JPG con fondo blanco, para formularios e imprentas que solo aceptan fotos. Nunca sale de tu dispositivo.',
    why: 'Algunos formularios aceptan solo JPG, incluso para un logo. Aquí tu dibujo se guarda con bordes suaves sobre fondo blanco.',
    size: 'A 1000 × 1000 píxeles, un logo sencillo pesa de 20 a 60\u00a0KB en JPG. Es varias veces lo que pesa un PNG, porque a JPG se le dan mal los bordes nítidos.',
    faqs: [
      [
        '¿Cómo evito los halos grises alrededor de las líneas?',
        'Deja la calidad en 92 o más, para que los colores sigan nítidos. También ayudan unas medidas mayores, porque los halos tienen siempre unos pocos píxeles de ancho.',
      ],
      ['¿Puedo volver del JPG al SVG?', 'No, las curvas ahora son píxeles. Conserva el SVG.'],
    ],
  },
};
