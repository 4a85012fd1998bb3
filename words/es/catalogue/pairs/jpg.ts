import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jpg: NotesByTarget = {
  png: {
    tag: 'sin perder nada más',
    meta: 'Convierte un JPG en un PNG que puedes editar y guardar una y otra vez sin perder calidad. Gratis, y se queda en tu dispositivo.',
    why: 'Un JPG pierde un poco de calidad cada vez que lo guardas. En PNG, la imagen se queda tal cual, por muchas veces que la edites y la guardes.',
    size: 'Cuenta con un archivo más pesado: entre dos y tres veces el peso en nuestras pruebas, y más con un JPG muy comprimido. PNG conserva cada píxel con exactitud, también el ruido.',
    faqs: [
      [
        '¿Se ve mejor un PNG que el JPG del que sale?',
        'No. El detalle que el JPG perdió ya no está. Pero a partir de ahora no pierdes nada más al editar y guardar.',
      ],
      [
        '¿El fondo blanco se vuelve transparente?',
        'Por sí solo, no. Pero un PNG puede ser transparente, así que después puedes quitar el fondo en un editor de imágenes.',
      ],
    ],
  },
  webp: {
    tag: 'páginas web más ligeras',
    meta: 'Convierte un JPG en un WebP más ligero para tu sitio web: elige la calidad, compara los dos y descarga. Sin subir nada y sin cuenta.',
    why: 'Las fotos son lo que más pesa en la mayoría de las páginas web. Un WebP que se ve igual suele pesar entre una cuarta parte y un tercio menos que un JPG normal, y todos los navegadores actuales lo muestran.',
    size: 'Depende del JPG. Uno recién salido de la cámara se reduce mucho. Uno ya muy comprimido puede incluso crecer si pones la calidad demasiado alta. Para un sitio web, empieza alrededor de 75 u 80.',
    faqs: [
      [
        '¿Pierdo calidad dos veces?',
        'Un poco: el JPG ya perdió algo de detalle y WebP pierde un poco más. Con un buen JPG y una calidad de 80 o más, no se ve. Convierte siempre el original, no una copia pequeña.',
      ],
      [
        '¿Debo ofrecer también un JPG junto al WebP?',
        'En un sitio web, no: Chrome, Edge, Firefox y Safari admiten WebP desde hace años. Para el correo y los formularios, conserva el JPG.',
      ],
    ],
  },
  avif: {
    tag: 'lo más ligero para la web',
    meta: 'Convierte un JPG en un AVIF que se ve igual y pesa más o menos la mitad, para sitios web que cargan rápido. En tu dispositivo.',
    why: 'AVIF comprime las fotos mejor que cualquier otro formato que muestren los navegadores. Se ve como un JPG con más o menos la mitad del peso, y con calidad baja se suaviza en lugar de formar bloques.',
    size: 'Un AVIF suele pesar alrededor de un tercio menos que un JPG que se ve igual. Los números de calidad son distintos: un AVIF a 50 se ve más o menos como un JPG a 75 u 80.',
    faqs: [
      [
        '¿Por qué tarda tanto la conversión?',
        'AVIF pesa tan poco porque prueba muchísimas opciones para cada parte de la imagen. Una foto grande tarda segundos en un portátil y más en un teléfono. Redimensionarla antes ahorra tiempo y espacio.',
      ],
      [
        '¿Dónde no funciona AVIF?',
        'En Safari anterior a la versión 16, Edge anterior a la 121, Windows sin la extensión AV1 y muchos programas de oficina. En un sitio web, usa un elemento <picture> con el JPG como alternativa.',
      ],
    ],
  },
};
