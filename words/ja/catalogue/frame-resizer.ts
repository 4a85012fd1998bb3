import type { FrameResizerWords } from '#choose/frame-resizer.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

export const frameResizerWords: FrameResizerWords = {
  title: (name, tag) => `${name}｜${tag}`,
  toolDescription: (width, height) => `${width} × ${height}ピクセルぴったりに。引き伸ばさずに切り抜きます。`,
  steps: (width, height) => [
    `「${CONTROLS.browse}」を押すか、画像をドロップします。`,
    `「${CONTROLS.width}」は${width}、「${CONTROLS.height}」は${height}に設定済みです。枠をドラッグして、残したい部分に合わせます。`,
    `「${CONTROLS.download}」を押します。`,
  ],
  uses: (width, height) => `${width} × ${height}の使い道`,
  numbers: {
    heading: (width, height) => `数字で見る${width} × ${height}`,
    aspectRatio: '縦横比',
    megapixels: 'メガピクセル',
    at300: '300dpiで印刷',
    at150: '150dpiで印刷',
    raw: '非圧縮',
    jpg: 'JPG（画質75）',
    between: (least, most) => `${least}～${most}`,
  },
  trims: {
    heading: '元の画像はどれだけ残るか',
    columns: ['元の画像', '残る部分', '倍率'],
    sources: { phone: 'スマホ 4:3', portrait: 'スマホ縦向き 3:4', camera: 'カメラ 3:2', video: '動画の静止画 16:9' },
    everything: 'すべて',
    kept: {
      width: (percent) => `幅の${percent}%`,
      height: (percent) => `高さの${percent}%`,
    },
    scale: (percent) => `${percent}%`,
    enlarged: (scale) => `${scale}（拡大）`,
  },
};
