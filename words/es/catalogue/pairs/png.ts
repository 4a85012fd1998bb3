import type { NotesByTarget } from '#catalogue/page-text.ts';

export const png: NotesByTarget = {
  jpg: {
    tag: 'fotos mucho más ligeras',
    meta: 'Convierte una foto PNG en un JPG que pesa una fracción. Las zonas transparentes se vuelven blancas. Gratis y sin subir nada.',
    why: 'Una foto guardada en PNG pesa mucho más de lo necesario, y muchos formularios solo aceptan JPG. Conviértela aquí; las zonas transparentes se vuelven blancas.',
    size: 'Una foto se queda entre una quinta y una octava parte. Una captura o un logo quizá no se reduzca nada, porque PNG es mejor con zonas lisas y bordes duros.',
    faqs: [
      [
        '¿Qué pasa con las partes transparentes?',
        'Se vuelven blancas, porque JPG no tiene transparencia. Para otro color, elígelo justo debajo del aviso. WebP sigue transparente.',
      ],
      [
        '¿Por qué el texto se ve manchado en el JPG?',
        'JPG emborrona alrededor de los bordes nítidos, y por debajo de calidad 90 reduce a la mitad la resolución del color. Guarda las capturas en PNG o usa una calidad de 92 o más.',
      ],
    ],
  },
  webp: {
    tag: 'con transparencia',
    meta: 'Convierte PNG a WebP y conserva la transparencia con una fracción del peso. Elige la calidad, compara y guarda. Sin subir nada.',
    why: 'WebP tiene la misma transparencia suave que PNG, pero puede comprimir fotos como un JPG. Logos, imágenes recortadas y capturas: todo pesa menos.',
    size: 'Una foto recortada puede quedarse en una décima parte, con el contorno exacto. Los logos ahorran menos, y un PNG de pocos kilobytes quizá ya pese menos.',
    faqs: [
      [
        '¿Qué calidad debo usar?',
        'Alrededor de 80. Las fotos y las imágenes recortadas pierden primero los detalles finos. Las capturas, los logos y los dibujos se guardan con menos colores cuando así se ven mejor con menos bytes, y el texto pequeño sigue nítido.',
      ],
      [
        '¿Los PNG de 16 bits siguen siendo de 16 bits?',
        'No, WebP es de 8 bits. En pantalla no se ve la diferencia, pero conserva el PNG si todavía quieres aclarar zonas oscuras en un editor.',
      ],
    ],
  },
};
