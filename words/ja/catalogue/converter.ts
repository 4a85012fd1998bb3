import type { ConverterEntry } from '#catalogue/entries/entry.ts';
import { factsOf } from '#catalogue/formats/facts.ts';
import type { FormatFacts } from '#catalogue/formats/format-facts.ts';
import { idOf, labelOf } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type HowToStep, type PageText } from '#catalogue/page-text.ts';
import { CONVERT_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { nameOf } from '#choose/name-of.ts';
import { FORMATS } from '#engine/formats/index.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { pairNotes } from '#words/catalogue/pairs/index.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

/** A converter's page: notes on this pair, and the differences between the two formats' records. */
export function converterText(entry: ConverterEntry): PageText {
  const [from, to] = [labelOf(entry.from), labelOf(entry.to)];
  const notes = pairNotes(entry.from, entry.to);
  return {
    title: `${nameOf(entry)}｜${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `お使いの端末で、${from}を${to}に変換します。`,
    steps: steps(entry),
    facts: [
      { heading: `${from}から${to}にすると何が変わるか`, paragraphs: [], table: changes(entry) },
      { heading: `${to}のファイルサイズ`, paragraphs: [notes.size] },
    ],
    faqs: faqs([
      ...notes.faqs,
      [
        'ファイルサイズに制限はありますか？',
        `${UPLOAD_LIMIT_MB}MBまでの画像に対応しています。それより大きい画像も「それでも開く」で開けます。`,
      ],
    ]),
  };
}

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const target = labelOf(to);
  const isLossy = FORMATS[idOf(to)].quality?.reduces === 'detail';
  return [
    {
      name: toolTexts.convert.steps[0],
      text: `${labelOf(from)}をドロップするか、「${CONTROLS.browse}」を押します。`,
    },
    {
      name: toolTexts.convert.steps[1],
      text: `「${CONTROLS.targetFormat}」は${target}${isLossy ? `、「${CONTROLS.quality}」は${CONVERT_QUALITY}` : ''}に設定済みです。`,
    },
    { name: toolTexts.convert.steps[2], text: `見比べてから、「${CONTROLS.download}」を押します。` },
  ];
}

const COMPRESSION: Readonly<Record<FormatFacts['compression'], string>> = {
  lossy: '非可逆',
  lossless: '可逆',
  either: '非可逆または可逆',
  palette: '可逆（256色まで）',
  runs: 'なし、または単純な圧縮',
  drawing: '描画の命令',
  container: 'コンテナ',
};

const TRANSPARENCY: Readonly<Record<FormatFacts['transparency'], string>> = {
  none: 'なし',
  hard: '透明か不透明のみ',
  smooth: 'なめらか',
};

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const yes = (has: boolean) => (has ? 'あり' : 'なし');
  const rows: (readonly string[] | false | undefined)[] = [
    source.vector && ['形状', '曲線', 'ピクセル', '決まったサイズになる'],
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        '細部',
        COMPRESSION[given.compression],
        COMPRESSION[taken.compression],
        isLossy ? 'わずかに失われる' : '全ピクセルを維持',
      ],
    fewColours !== wereFew && [
      '色数',
      wereFew ? '256色' : 'フルカラー',
      fewColours ? '256色' : 'フルカラー',
      fewColours ? 'ほかは近い色に' : 'すべて維持',
    ],
    source.holds.depth === 16 && [
      '色深度',
      '16ビット',
      `${target.holds.depth}ビット`,
      target.holds.depth === 16 ? '維持' : '丸められる',
    ],
    given.transparency !== 'none' && [
      '透明',
      TRANSPARENCY[given.transparency],
      TRANSPARENCY[taken.transparency],
      taken.transparency === 'none'
        ? '白になる'
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? '縁がギザギザになる'
          : '維持',
    ],
    source.holds.animation && [
      'アニメーション',
      'あり',
      yes(target.holds.animation),
      target.holds.animation ? 'そのまま動く' : '最初のフレームのみ',
    ],
    source.paged && ['ページ', '複数', '1ページ', '最初のページのみ'],
    source.holds.metadata && [
      '撮影情報',
      'あり',
      yes(target.holds.metadata),
      target.holds.metadata ? '残すかどうか選べる' : '削除',
    ],
    !source.vector &&
      target.maxSide < source.maxSide && [
        '最大の長辺',
        grouped(source.maxSide),
        grouped(target.maxSide),
        'ピクセル単位',
      ],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), '結果'],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
