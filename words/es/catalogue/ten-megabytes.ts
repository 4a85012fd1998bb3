import type { FormatId } from '#engine/formats/index.ts';

/** What a file of 10 MB of each format is in practice, in full sentences. */
export const tenMegabytes: Readonly<Record<FormatId, string>> = {
  avif: 'Con una calidad normal, un AVIF de 10\u00a0MB tiene más de 100 megapíxeles, así que es difícil llegar al límite.',
  bmp: 'Con 3 bytes por píxel, un BMP de 10\u00a0MB tiene 3,5 megapíxeles, por ejemplo 2160 × 1618.',
  gif: 'Un GIF de 10\u00a0MB contiene unos segundos de video de 480 píxeles de ancho, o cientos de fotogramas de un dibujo sencillo.',
  heic: 'Un HEIC de 12 megapíxeles suele pesar de 1 a 2,5\u00a0MB, y uno de 48 megapíxeles unos 5\u00a0MB: muy por debajo de 10\u00a0MB.',
  ico: 'Un icono tiene como máximo 256 píxeles por lado, así que nunca se acerca a 10\u00a0MB.',
  jpeg: 'Una foto de 12 megapíxeles suele pesar de 3 a 6\u00a0MB. Solo pasan de 10\u00a0MB las fotos de teléfono de 48 megapíxeles y las de cámaras con su ajuste más fino.',
  jxl: 'Una foto de 12 megapíxeles suele pesar de 1 a 3\u00a0MB en JXL. Una sin pérdida puede pasar de 10\u00a0MB.',
  pdf: 'El PDF pesa solo unos cientos de bytes más que el JPG de su página.',
  png: 'Una foto guardada en PNG ocupa unos 2 bytes por píxel, así que 10\u00a0MB son una foto de unos 5 megapíxeles. Las capturas de pantalla rara vez pesan tanto.',
  svg: 'La mayoría de los dibujos pesa solo unos kilobytes. Un archivo de varios megabytes suele contener un mapa o una foto.',
  tiff: 'Un TIFF sin comprimir ocupa 3 bytes por píxel, así que 10\u00a0MB son 3,5 megapíxeles. Los escaneos guardados con LZW o Deflate pueden tener más.',
  webp: 'Un WebP fijo rara vez se acerca a 10\u00a0MB. Las animaciones largas, a veces sí.',
};
