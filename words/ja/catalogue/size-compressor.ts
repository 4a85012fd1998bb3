import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText, type SizeNotes } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { whatFits } from '#choose/size-page.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

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
      ...whatFits(bytes, {
        heading: `${label}に収まるピクセル数`,
        measured: '14枚の写真で測定した、4:3の場合の目安です。',
        columns: ['写真', '画質75', '画質50'],
        soft: '背景がぼけた写真',
        middle: '平均的な写真',
        busy: '毛並みや草',
      }),
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
