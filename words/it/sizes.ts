/** What common sizes are for, by their width and height in pixels. */
export const sizeWords = {
  '1920x1080': 'Full HD',
  '1280x720': 'Miniatura di YouTube',
  '1080x1080': 'Instagram',
  '1080x1350': 'Instagram, verticale 4:5',
  '1080x1920': 'Storia, reel, stato 9:16',
  '1200x628': 'Facebook',
  '1200x627': 'Post di LinkedIn',
  '1600x900': 'Post di X',
  '2560x1440': 'Banner di YouTube',
  '640x640': 'Profilo WhatsApp',
  '800x600': 'Pagina web',
  '500x500': 'Foto profilo',
  '413x531': 'Passaporto 35\u00a0×\u00a045\u00a0mm',
  '600x600': 'Passaporto USA 2\u00a0×\u00a02\u00a0in',
  '1772x1181': 'Foto 15\u00a0×\u00a010\u00a0cm',
  '2480x3508': 'A4 a 300\u00a0dpi',
} as const;
