import type { Entry, FormatResizerEntry } from '#catalogue/entries/entry.ts';
import { type FormatWord, idOf } from '#catalogue/formats/names.ts';
import type { PageText } from '#catalogue/page-text.ts';
import { converterText } from '#choose/converter.ts';
import { frameResizerText } from '#choose/frame-resizer.ts';
import { taskText } from '#choose/task.ts';
import { FORMATS } from '#engine/formats/index.ts';
import { batchTexts } from '#words/catalogue/batch.ts';
import { formatCompressorTexts } from '#words/catalogue/format-compressor.ts';
import { formatResizerTexts, resizerLimits } from '#words/catalogue/format-resizer.ts';
import { scoreCompressorText } from '#words/catalogue/score-compressor.ts';
import { sizeCompressorText, sizeResizerText } from '#words/catalogue/size-compressor.ts';

/** All texts of an entry's page. Large: for loaders at build time, never for a bundle that every page loads. */
export function textOf(entry: Entry): PageText {
  switch (entry.kind) {
    case 'converter':
      return converterText(entry);
    case 'compressor':
      if (entry.by === 'score') return scoreCompressorText(entry);
      return entry.by === 'size' ? sizeCompressorText(entry) : found(formatCompressorTexts, entry);
    case 'resizer':
      if (entry.by === 'task') return taskText(entry, entry.task);
      if (entry.by === 'dimensions') return frameResizerText(entry);
      return entry.by === 'size' ? sizeResizerText(entry) : formatResizerText(entry);
    case 'batch':
      return entry.task ? taskText(entry, entry.task) : batchTexts[entry.action];
  }
}

/** @throws if a format has an entry but no text: its page is not translated */
function found(texts: Partial<Record<FormatWord, PageText>>, { format, slug }: { format: FormatWord; slug: string }) {
  const text = texts[format];
  if (!text) throw new Error(`Expected a text for ${slug}`);
  return text;
}

function formatResizerText(entry: FormatResizerEntry): PageText {
  const text = found(formatResizerTexts, entry);
  return { ...text, facts: [...text.facts, resizerLimits(FORMATS[idOf(entry.format)])] };
}
