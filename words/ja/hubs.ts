/** A collection's texts around its own. */
export const hubWords = {
  popular: '人気のツール',
  figures: (photos: number) => `サイズの増減：実際の写真${photos}枚を、各ページの設定のままで変換・圧縮した結果です。`,
  fast: {
    title: '速くてスムーズ',
    text: 'アップロードも順番待ちもなし。お使いの端末がその場で処理します。',
  },
  free: {
    title: '無料で使える',
    text: 'どのツールも、何度でも使えます。登録不要で、自分で追加しない限り透かしも入りません。',
  },
  private: { title: 'プライバシーを保護', text: '画像はブラウザの外に出ません。ほかの誰にも見られません。' },
} as const;
