/** What common sizes are for, by their width and height in pixels. */
export const sizeWords = {
  '1920x1080': 'フルHD',
  '1280x720': 'YouTubeのサムネイル',
  '1080x1080': 'Instagram',
  '1080x1350': 'Instagram 縦4:5',
  '1080x1920': 'ストーリー・リール 9:16',
  '1200x628': 'Facebook',
  '1200x627': 'LinkedInの投稿',
  '1600x900': 'Xの投稿',
  '2560x1440': 'YouTubeバナー',
  '640x640': 'WhatsAppのプロフィール',
  '800x600': 'Webページ',
  '500x500': 'プロフィール画像',
  '413x531': 'パスポート 35\u00a0×\u00a045\u00a0mm',
  '600x600': '米国パスポート 2\u00a0×\u00a02インチ',
  '1772x1181': '写真 15\u00a0×\u00a010\u00a0cm',
  '2480x3508': 'A4（300dpi）',
} as const;
