import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The resizer's texts. */
export const resizeWords = {
  adjust: '調整',
  run: 'リサイズする',
  again: '別の画像をリサイズ',
  size: 'サイズ',
  scale: '倍率',
  unit: '単位',
  units: { px: 'ピクセル', mm: 'ミリメートル', cm: 'センチメートル', in: 'インチ' },
  inch: 'in',
  dpi: '解像度（dpi）',
  dpiProblem: '解像度は10～2400dpiで入力してください',
  exact: (size: Size) => `${formatSize(size)}ピクセル`,
  kept: {
    width: '入力した幅はそのままにして、縦横比の固定を解除しました。',
    height: '入力した高さはそのままにして、縦横比の固定を解除しました。',
  },
  shape: '縦横比が違うとき',
  cuts: '切り抜く',
  stretches: '引き伸ばす',
  percent: (percent: number) => `${percent}%`,
  percentSpoken: (percent: number) => `${percent}パーセント`,
  commonSizes: 'よく使うサイズ',
  anotherSize: 'サイズを選ぶ',
  preset: (size: Size, use: string) => `${formatSize(size)} · ${use}`,
  drawing: '画像を描画中…',
  toolbar: '回転と切り抜き',
  moreTools: '回転・反転・隠す',
  crop: '切り抜き',
  stopCropping: '切り抜きを終える',
  hide: '一部を隠す',
  stopHiding: '隠すのを終える',
  cropRatio: '切り抜きの比率',
  cropFrame: {
    cropArea: '切り抜き枠。矢印キーで移動します',
    nwDragHandle: '左上の角。矢印キーで移動します',
    nDragHandle: '上の辺。矢印キーで移動します',
    neDragHandle: '右上の角。矢印キーで移動します',
    eDragHandle: '右の辺。矢印キーで移動します',
    seDragHandle: '右下の角。矢印キーで移動します',
    sDragHandle: '下の辺。矢印キーで移動します',
    swDragHandle: '左下の角。矢印キーで移動します',
    wDragHandle: '左の辺。矢印キーで移動します',
  },
  croppedToFill:
    'このサイズいっぱいになるように切り抜きます。枠をドラッグして残す部分を選ぶか、余白を足して全体を残してください。',
  stretched: '画像をこの縦横比に引き伸ばします。',
  noPrintSize: (label: string) => `${label}には用紙上のサイズを記録できません。印刷時に指定してください。`,
  noDimension: '幅か高さを入力してください。',
  failed: '画像をリサイズできませんでした',
  done: {
    title: '画像をリサイズしました',
    description: '画像をダウンロードできます。',
  },
  saved: '画像をリサイズして保存しました。',
} as const;

export const MOVE_LABELS = {
  'turn-left': '左に回転',
  'turn-right': '右に回転',
  'flip-horizontal': '左右反転',
  'flip-vertical': '上下反転',
} as const;

export const RATIO_LABELS = {
  free: '自由',
  picture: '元の比率',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  size: '指定サイズ',
} as const;
