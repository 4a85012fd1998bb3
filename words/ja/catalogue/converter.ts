import type { ConverterWords } from '#choose/converter.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export const converterWords: ConverterWords = {
  title: (name, tag) => `${name}｜${tag}`,
  toolDescription: (from, to) => `お使いの端末で、${from}を${to}に変換します。`,
  steps: (from, to, quality) => [
    `${from}をドロップするか、「${CONTROLS.browse}」を押します。`,
    `「${CONTROLS.targetFormat}」は${to}${quality ? `、「${CONTROLS.quality}」は${quality}` : ''}に設定済みです。`,
    `見比べてから、「${CONTROLS.download}」を押します。`,
  ],
  whatChanges: (from, to) => `${from}から${to}にすると何が変わるか`,
  size: (to) => `${to}のファイルサイズ`,
  limit: (megabytes) => [
    'ファイルサイズに制限はありますか？',
    `${megabytes}MBまでの画像に対応しています。それより大きい画像も「${refusalWords.anyway(1)}」で開けます。`,
  ],
  compression: {
    lossy: '非可逆',
    lossless: '可逆',
    either: '非可逆または可逆',
    palette: '可逆（256色まで）',
    runs: 'なし、または単純な圧縮',
    drawing: '描画の命令',
    container: 'コンテナ',
  },
  transparency: {
    none: 'なし',
    hard: '透明か不透明のみ',
    smooth: 'なめらか',
  },
  yes: 'あり',
  no: 'なし',
  result: '結果',
  shape: ['形状', '曲線', 'ピクセル', '決まったサイズになる'],
  pages: ['ページ', '複数', '1ページ', '最初のページのみ'],
  detail: { name: '細部', lossy: 'わずかに失われる', exact: '全ピクセルを維持' },
  colours: { name: '色数', few: '256色', many: 'フルカラー', fewer: 'ほかは近い色に', all: 'すべて維持' },
  depth: { name: '色深度', bits: (bits) => `${bits}ビット`, stays: '維持', rounded: '丸められる' },
  alpha: { name: '透明', white: '白になる', hard: '縁がギザギザになる', stays: '維持' },
  animation: { name: 'アニメーション', stays: 'そのまま動く', lost: '最初のフレームのみ' },
  metadata: { name: '撮影情報', stays: '残すかどうか選べる', lost: '削除' },
  longestSide: { name: '最大の長辺', unit: 'ピクセル単位' },
};
