import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText, type SizeNotes } from '#catalogue/page-text.ts';
import { bitsPerPixel } from '#catalogue/picture-arithmetic.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { frameText, grouped } from '#words/catalogue/figures.ts';
import { SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

/** The photo of most phones: 12 megapixels. */
const PHONE = { width: 4000, height: 3000 } as const;

/** The page of a file size: its notes, and the arithmetic of its bytes. */
export function sizeCompressorText(entry: SizeCompressorEntry): PageText {
  const notes = notesOf(SIZE_NOTES, entry);
  const { bytes } = sizeAim(entry.kb);
  const label = nameOf(entry).replace(/^写真を|以下に圧縮$/g, '');
  return {
    title: `${nameOf(entry)}｜${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `${grouped(bytes)}バイト以下で、いちばんきれいなJPGを探します。`,
    steps: [
      { name: '画像を選択', text: `「${CONTROLS.browse}」で写真を選びます。` },
      { name: '圧縮', text: `「${CONTROLS.targetSize}」は${entry.kb}に設定済みです。${notes.adjust}` },
      { name: 'ダウンロード', text: `見比べてから、「${CONTROLS.download}」を押します。` },
    ],
    facts: [
      { heading: `${label}が必要になる場面`, paragraphs: [notes.limits] },
      ...whatFits(label, bytes),
      { heading: `${label}でできるだけきれいに`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** These pages are not translated. */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  throw new Error(`${entry.slug} is not translated into Japanese`);
}

function notesOf(notes: Readonly<Record<number, SizeNotes>>, { kb, slug }: { kb: number; slug: string }): SizeNotes {
  const found = notes[kb];
  if (!found) throw new Error(`Expected notes on ${kb} KB for ${slug}`);
  return found;
}

/**
 * The 4:3 frames that quality 75 and 50 fit into this size, for three kinds of photo. Empty if a phone's photo fits
 * unscaled.
 */
function whatFits(label: string, bytes: number): FactBlock[] {
  if (bitsPerPixel(bytes, PHONE.width, PHONE.height) >= JPEG_DENSITY[75].middle) return [];
  const frame = (quality: 50 | 75, kind: 'soft' | 'middle' | 'busy') => frameText(bytes, JPEG_DENSITY[quality][kind]);
  return [
    {
      heading: `${label}に収まるピクセル数`,
      paragraphs: ['14枚の写真で測定した、4:3の場合の目安です。'],
      table: {
        columns: ['写真', '画質75', '画質50'],
        rows: [
          ['背景がぼけた写真', frame(75, 'soft'), frame(50, 'soft')],
          ['平均的な写真', frame(75, 'middle'), frame(50, 'middle')],
          ['毛並みや草', frame(75, 'busy'), frame(50, 'busy')],
        ],
      },
    },
  ];
}
