/** What common sizes are for, by their width and height in pixels. */
export const sizeWords = {
  '1920x1080': 'Full HD',
  '1280x720': 'Miniatura de YouTube',
  '1080x1080': 'Instagram',
  '1080x1350': 'Instagram, vertical 4:5',
  '1080x1920': 'Historia, reel, estado 9:16',
  '1200x628': 'Facebook',
  '1200x627': 'Publicación de LinkedIn',
  '1600x900': 'Publicación de X',
  '2560x1440': 'Banner de YouTube',
  '640x640': 'Perfil de WhatsApp',
  '800x600': 'Página web',
  '500x500': 'Foto de perfil',
  '413x531': 'Pasaporte 35\u00a0×\u00a045\u00a0mm',
  '600x600': 'Pasaporte de EE.\u00a0UU. 2\u00a0×\u00a02\u00a0pulg.',
  '1772x1181': 'Foto 15\u00a0×\u00a010\u00a0cm',
  '2480x3508': 'A4 a 300\u00a0ppp',
} as const;
