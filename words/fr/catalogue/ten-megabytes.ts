import type { FormatId } from '#engine/formats/index.ts';

/** What a file of 10 MB of each format is in practice, in full sentences. */
export const tenMegabytes: Readonly<Record<FormatId, string>> = {
  avif: 'Aux réglages de qualité habituels, un AVIF de 10 Mo compte plus de 100 mégapixels : vous avez peu de chances d’atteindre la limite.',
  bmp: 'Avec 3 octets par pixel, un BMP de 10 Mo compte 3,5 mégapixels, par exemple 2160 × 1618.',
  gif: 'Un GIF de 10 Mo contient quelques secondes de vidéo de 480 pixels de large, ou des centaines d’images d’un dessin simple.',
  heic: 'Un HEIC de 12 mégapixels pèse en général de 1 à 2,5 Mo et un de 48 mégapixels environ 5 Mo, bien en dessous de 10 Mo.',
  ico: 'Une icône a au plus 256 pixels par côté : elle reste toujours loin de 10 Mo.',
  jpeg: 'Une photo de 12 mégapixels pèse en général de 3 à 6 Mo. Seules les photos de téléphone de 48 mégapixels et les appareils réglés au plus fin dépassent 10 Mo.',
  jxl: 'En JXL, une photo de 12 mégapixels pèse en général de 1 à 3 Mo. Sans perte, elle peut dépasser 10 Mo.',
  pdf: 'Le PDF ne pèse que quelques centaines d’octets de plus que le JPG de sa page.',
  png: 'Une photo enregistrée en PNG prend environ 2 octets par pixel : 10 Mo correspondent à une photo d’environ 5 mégapixels. Les captures d’écran sont rarement aussi lourdes.',
  svg: 'La plupart des dessins ne pèsent que quelques kilooctets. Un fichier de plusieurs mégaoctets contient en général une carte ou une photo.',
  tiff: 'Un TIFF non compressé prend 3 octets par pixel : 10 Mo correspondent à 3,5 mégapixels. Les scans enregistrés en LZW ou Deflate peuvent en avoir plus.',
  webp: 'Un WebP fixe approche rarement 10 Mo. Les longues animations, parfois.',
};
