import type { FormatId } from '#engine/formats/index.ts';

/** What a file of 10 MB of each format is in practice, in full sentences. */
export const tenMegabytes: Readonly<Record<FormatId, string>> = {
  avif: 'Con le normali impostazioni di qualità, un AVIF da 10\u00a0MB ha più di 100 megapixel: è difficile arrivare al limite.',
  bmp: 'Con 3 byte per pixel, un BMP da 10\u00a0MB ha 3,5 megapixel, per esempio 2160 × 1618.',
  gif: 'Una GIF da 10\u00a0MB contiene qualche secondo di video largo 480 pixel, o centinaia di fotogrammi di un disegno semplice.',
  heic: 'Di solito un HEIC da 12 megapixel pesa da 1 a 2,5\u00a0MB e uno da 48 megapixel circa 5\u00a0MB, ben meno di 10\u00a0MB.',
  ico: 'Un’icona ha al massimo 256 pixel per lato, quindi non si avvicina mai a 10\u00a0MB.',
  jpeg: 'Di solito una foto da 12 megapixel pesa da 3 a 6\u00a0MB. Superano i 10\u00a0MB solo le foto da 48 megapixel dei telefoni e le fotocamere alla qualità massima.',
  jxl: 'Di solito una foto da 12 megapixel in JXL pesa da 1 a 3\u00a0MB. Un JXL senza perdita può superare i 10\u00a0MB.',
  pdf: 'Il PDF pesa solo qualche centinaio di byte in più del JPG che contiene.',
  png: 'Una foto salvata in PNG occupa circa 2 byte per pixel, quindi 10\u00a0MB sono una foto da circa 5 megapixel. È raro che una schermata diventi così pesante.',
  svg: 'Quasi tutti i disegni pesano pochi kilobyte. Un file di diversi megabyte contiene di solito una mappa o una foto incorporata.',
  tiff: 'Un TIFF non compresso occupa 3 byte per pixel, quindi 10\u00a0MB sono 3,5 megapixel. Le scansioni salvate con LZW o Deflate possono averne di più.',
  webp: 'Un WebP fisso si avvicina raramente a 10\u00a0MB. Le animazioni lunghe a volte ci arrivano.',
};
