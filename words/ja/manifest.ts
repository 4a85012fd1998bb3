/** The description of the installed site. */
export const manifestDescription = 'ブラウザの中で画像をリサイズ・圧縮・変換。';
