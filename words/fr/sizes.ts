/** What common sizes are for, by their width and height in pixels. */
export const sizeWords = {
  '1920x1080': 'Full HD',
  '1280x720': 'Miniature YouTube',
  '1080x1080': 'Instagram',
  '1080x1350': 'Instagram, portrait 4:5',
  '1080x1920': 'Story, reel, statut 9:16',
  '1200x628': 'Facebook',
  '1200x627': 'Publication LinkedIn',
  '1600x900': 'Publication X',
  '2560x1440': 'Bannière YouTube',
  '640x640': 'Profil WhatsApp',
  '800x600': 'Page web',
  '500x500': 'Photo de profil',
  '413x531': 'Photo d’identité 35\u00a0×\u00a045 mm',
  '600x600': 'Passeport américain 2\u00a0×\u00a02\u00a0po',
  '1772x1181': 'Photo 15\u00a0×\u00a010 cm',
  '2480x3508': 'A4 à 300 ppp',
} as const;
