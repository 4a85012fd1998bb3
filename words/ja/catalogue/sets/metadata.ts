import type { SeriesText } from '#catalogue/page-text.ts';

export const metadataText: SeriesText = {
  title: '写真のExifと位置情報を確認・削除｜画質はそのまま',
  description:
    '写真の撮影場所、日時、カメラ、名前、隠れた画像を確認できます。Exifや位置情報、すべての情報を、画素を変えずに削除します。アップロードはしません。',
  heading: 'この写真から何がわかる？',
  lead: '場所、日時、カメラ、名前、隠れた画像を確認し、画素を変えずに削除します。',
  steps: ['画像を選択', '確認して削除'],
};
