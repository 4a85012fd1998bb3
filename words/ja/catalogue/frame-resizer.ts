import type { DimensionResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { cropTo, rawBytes } from '#catalogue/picture-arithmetic.ts';
import { nameOf } from '#choose/name-of.ts';
import { aspectRatio, bytesText, megapixels, printSize } from '#words/catalogue/figures.ts';
import { FRAME_NOTES } from '#words/catalogue/frames.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

/** The page of a frame in pixels: its notes, and the arithmetic of its sides. */
export function frameResizerText(entry: DimensionResizerEntry): PageText {
  const notes = FRAME_NOTES[entry.slug];
  if (!notes) throw new Error(`Expected notes on ${entry.slug}`);
  const { width, height } = entry;
  return {
    title: `${nameOf(entry)}｜${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `${width} × ${height}ピクセルぴったりに。引き伸ばさずに切り抜きます。`,
    steps: [
      { name: '画像を選択', text: `「${CONTROLS.browse}」を押すか、画像をドロップします。` },
      {
        name: '調整',
        text: `「${CONTROLS.width}」は${width}、「${CONTROLS.height}」は${height}に設定済みです。枠をドラッグして、残したい部分に合わせます。`,
      },
      { name: 'ダウンロード', text: `「${CONTROLS.download}」を押します。` },
    ],
    facts: [
      { heading: `${width} × ${height}の使い道`, paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  return {
    heading: `数字で見る${width} × ${height}`,
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        ['縦横比', aspectRatio(width, height)],
        ['メガピクセル', megapixels(width, height)],
        ['300dpiで印刷', printSize(width, height, 300)],
        ['150dpiで印刷', printSize(width, height, 150)],
        ['非圧縮', bytesText(rawBytes(width, height))],
        ['JPG（画質75）', `${bytes('soft')}～${bytes('busy')}`],
      ],
    },
  };
}

const SOURCES = [
  { name: 'スマホ 4:3', ratio: 4 / 3, width: 4000, height: 3000 },
  { name: 'スマホ縦向き 3:4', ratio: 3 / 4, width: 3000, height: 4000 },
  { name: 'カメラ 3:2', ratio: 3 / 2, width: 6000, height: 4000 },
  { name: '動画の静止画 16:9', ratio: 16 / 9, width: 1920, height: 1080 },
] as const;

const SIDES = { width: '幅', height: '高さ' } as const;

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  return {
    heading: '元の画像はどれだけ残るか',
    paragraphs: [],
    table: {
      columns: ['元の画像', '残る部分', '倍率'],
      rows: SOURCES.map((source) => {
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        return [
          source.name,
          cut === 'nothing' ? 'すべて' : `${SIDES[cut]}の${Math.round(kept * 100)}%`,
          `${Math.round(scale * 100)}%${scale > 1 ? '（拡大）' : ''}`,
        ];
      }),
    },
  };
}
