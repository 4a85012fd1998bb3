/** What common sizes are for, by their width and height in pixels. */
export const sizeWords = {
  '1920x1080': 'Full HD',
  '1280x720': 'YouTube-Vorschaubild',
  '1080x1080': 'Instagram',
  '1080x1350': 'Instagram, Hochformat 4:5',
  '1080x1920': 'Story, Reel, Status 9:16',
  '1200x628': 'Facebook',
  '1200x627': 'LinkedIn-Beitrag',
  '1600x900': 'X-Beitrag',
  '2560x1440': 'YouTube-Banner',
  '640x640': 'WhatsApp-Profilbild',
  '800x600': 'Webseite',
  '500x500': 'Profilbild',
  '413x531': 'Passfoto 35\u00a0×\u00a045\u00a0mm',
  '600x600': 'US-Passfoto 2\u00a0×\u00a02\u00a0Zoll',
  '1772x1181': 'Foto 15\u00a0×\u00a010\u00a0cm',
  '2480x3508': 'A4 bei 300\u00a0dpi',
} as const;
