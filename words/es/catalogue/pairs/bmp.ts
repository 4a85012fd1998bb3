import type { NotesByTarget } from '#catalogue/page-text.ts';

export const bmp: NotesByTarget = {
  jpg: {
    tag: 'de megabytes a KB',
    meta: 'Convierte imágenes BMP enormes en JPG de unos cientos de kilobytes que acepta cualquier sitio web. Rápido, gratis y sin subir nada.',
    why: 'Las cámaras antiguas, los instrumentos y algunos programas de Windows guardan archivos BMP enormes. En JPG, la misma imagen pesa una fracción y se abre en todos los dispositivos.',
    size: 'Un JPG con calidad 92 pesa entre un 80 y un 95\u00a0% menos que el BMP.',
    faqs: [
      [
        '¿Pierdo calidad?',
        'Un poco de detalle fino, pero con calidad 92 no se ve. Si la imagen contiene texto o mediciones, conviértela a PNG, que no pierde nada.',
      ],
      [
        'Mi BMP pesa más de 10\u00a0MB. ¿Y ahora?',
        'Pulsa “Abrir de todos modos”: no se sube nada, así que el límite solo protege a los dispositivos lentos.',
      ],
    ],
  },
};
