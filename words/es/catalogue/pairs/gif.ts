import type { NotesByTarget } from '#catalogue/page-text.ts';

export const gif: NotesByTarget = {
  jpg: {
    tag: 'el primer fotograma',
    meta: 'Guarda el primer fotograma de un GIF en JPG, para formularios y documentos que no aceptan GIF. Lo transparente se vuelve blanco.',
    why: 'Un formulario pide un JPG y solo tienes un GIF: aquí se guarda su primer fotograma como imagen normal, con las zonas transparentes en blanco.',
    size: 'En fotos, el JPG pesa menos, a menudo la mitad o menos aún. En dibujos pesa más y se ve peor, porque a JPG se le dan mal los bordes duros.',
    faqs: [
      [
        '¿Puedo elegir otro fotograma?',
        'No, recibes el primero. Para otro, pausa la animación y haz una captura de pantalla.',
      ],
      [
        '¿Desaparecen los puntos en los colores?',
        'Solo en parte: JPG los difumina un poco. Los colores que se perdieron al crear el GIF no vuelven.',
      ],
    ],
  },
};
