import type { SeriesText } from '#catalogue/page-text.ts';

export const formPhotoText: SeriesText = {
  title: '証明写真と署名｜ピクセル・KB・dpiを一度に',
  description:
    '申請で求められるピクセル数、dpi、KB、形式に合わせて証明写真や署名を作成し、規定を1つずつ確認します。アップロードはしません。',
  heading: '証明写真',
  lead: '申請の規定をまとめて満たし、完成したファイルで確認します。',
  steps: ['画像を選択', '調整してダウンロード'],
};

export const drawSignature = '署名を描く';

export const oftenFormsLegend = 'よく使われる申請';

export const oftenForms: readonly { form: string; label: string }[] = [
  { form: 'japan-passport.0', label: 'パスポート' },
  { form: 'us-visa-ds160.0', label: 'アメリカのビザ' },
  { form: 'china-visa.0', label: '中国のビザ' },
  { form: 'schengen-visa.0', label: 'シェンゲンビザ' },
];
