import type { FormatId } from '#engine/formats/index.ts';

/** What a file of 10 MB of each format is in practice, in full sentences. */
export const tenMegabytes: Readonly<Record<FormatId, string>> = {
  avif: 'Com ajustes normais de qualidade, um AVIF de 10 MB tem mais de 100 megapixels, então você dificilmente chega ao limite.',
  bmp: 'Com 3 bytes por pixel, um BMP de 10 MB tem 3,5 megapixels, por exemplo 2160 × 1618.',
  gif: 'Um GIF de 10 MB guarda alguns segundos de vídeo com 480 pixels de largura ou centenas de quadros de um desenho simples.',
  heic: 'Um HEIC de 12 megapixels costuma ter de 1 a 2,5 MB, e um de 48 megapixels, cerca de 5 MB, bem abaixo de 10 MB.',
  ico: 'Um ícone tem no máximo 256 pixels de lado, então nunca chega perto de 10 MB.',
  jpeg: 'Uma foto de 12 megapixels costuma ter de 3 a 6 MB. Só fotos de celular de 48 megapixels e câmeras no ajuste máximo passam de 10 MB.',
  jxl: 'Uma foto de 12 megapixels costuma ter de 1 a 3 MB em JXL. Uma sem perdas pode passar de 10 MB.',
  pdf: 'O PDF tem só algumas centenas de bytes a mais que o JPG da página.',
  png: 'Uma foto salva em PNG ocupa cerca de 2 bytes por pixel, então 10 MB são uma foto de uns 5 megapixels. Capturas de tela raramente ficam tão grandes.',
  svg: 'A maioria dos desenhos tem só alguns kilobytes. Um arquivo de vários megabytes costuma conter um mapa ou uma foto embutida.',
  tiff: 'Um TIFF sem compressão ocupa 3 bytes por pixel, então 10 MB são 3,5 megapixels. Digitalizações salvas com LZW ou Deflate podem ter mais.',
  webp: 'Um WebP estático raramente chega perto de 10 MB. Animações longas às vezes chegam.',
};
