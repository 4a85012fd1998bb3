/** What common sizes are for, by their width and height in pixels. */
export const sizeWords = {
  '1920x1080': 'Full HD',
  '1280x720': 'YouTube',
  '1080x1080': 'Instagram',
  '1200x628': 'Facebook, Twitter',
  '800x600': 'Página da web',
  '500x500': 'Foto de perfil',
  '413x531': 'Passaporte 35\u00a0×\u00a045\u00a0mm',
  '600x600': 'Passaporte dos EUA 2\u00a0×\u00a02\u00a0pol.',
  '1772x1181': 'Foto 15\u00a0×\u00a010\u00a0cm',
  '2480x3508': 'A4 a 300 dpi',
} as const;
