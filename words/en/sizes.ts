/** What common sizes are for, by their width and height in pixels. */
export const sizeWords = {
  '1920x1080': 'Full HD',
  '1280x720': 'YouTube thumbnail',
  '1080x1080': 'Instagram',
  '1080x1350': 'Instagram, portrait 4:5',
  '1080x1920': 'Story, reel, status 9:16',
  '1200x628': 'Facebook',
  '1200x627': 'LinkedIn post',
  '1600x900': 'X post',
  '2560x1440': 'YouTube banner',
  '640x640': 'WhatsApp profile',
  '800x600': 'Web page',
  '500x500': 'Profile picture',
  '413x531': 'Passport 35\u00a0×\u00a045\u00a0mm',
  '600x600': 'US passport 2\u00a0×\u00a02\u00a0in',
  '1772x1181': 'Photo 15\u00a0×\u00a010\u00a0cm',
  '2480x3508': 'A4 at 300 dpi',
} as const;
