import type { FormatId } from '#engine/formats/index.ts';

/** What a file of 10 MB of each format is in practice, in full sentences. */
export const tenMegabytes: Readonly<Record<FormatId, string>> = {
  avif: 'Bei normaler Qualität hat ein AVIF von 10\u00a0MB mehr als 100 Megapixel. An diese Grenze stößt du kaum.',
  bmp: 'Mit 3 Byte pro Pixel hat ein BMP von 10\u00a0MB 3,5 Megapixel, zum Beispiel 2160 × 1618.',
  gif: 'In ein GIF von 10\u00a0MB passen ein paar Sekunden Video in 480 Pixel Breite oder Hunderte Einzelbilder einer einfachen Zeichnung.',
  heic: 'Ein HEIC mit 12 Megapixeln hat meist 1 bis 2,5\u00a0MB und eins mit 48 Megapixeln etwa 5\u00a0MB, also weit weniger als 10\u00a0MB.',
  ico: 'Ein Icon hat höchstens 256 Pixel pro Seite und kommt deshalb nie in die Nähe von 10\u00a0MB.',
  jpeg: 'Ein Foto mit 12 Megapixeln hat meist 3 bis 6\u00a0MB. Nur Smartphone-Fotos mit 48 Megapixeln und Kameras in der feinsten Einstellung kommen über 10\u00a0MB.',
  jxl: 'Ein Foto mit 12 Megapixeln hat als JXL meist 1 bis 3\u00a0MB. Ein verlustfreies kann größer als 10\u00a0MB sein.',
  pdf: 'Das PDF ist nur ein paar Hundert Byte größer als das JPG auf seiner Seite.',
  png: 'Ein Foto braucht als PNG etwa 2 Byte pro Pixel. 10\u00a0MB sind also ein Foto mit rund 5 Megapixeln. Screenshots werden selten so groß.',
  svg: 'Die meisten Zeichnungen haben nur ein paar Kilobyte. Eine Datei von mehreren Megabyte enthält meist eine Landkarte oder ein eingebettetes Foto.',
  tiff: 'Ein unkomprimiertes TIFF braucht 3 Byte pro Pixel. 10\u00a0MB sind also 3,5 Megapixel. Mit LZW oder Deflate gespeicherte Scans können mehr haben.',
  webp: 'Ein WebP ohne Animation kommt selten in die Nähe von 10\u00a0MB, lange Animationen manchmal schon.',
};
