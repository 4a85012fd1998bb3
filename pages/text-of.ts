import type { Entry } from '#catalogue/entries/entry.ts';
import type { PageText } from '#catalogue/page-text.ts';
import { converterText } from '#choose/converter.ts';
import { frameResizerText } from '#choose/frame-resizer.ts';
import { taskText } from '#choose/task.ts';
import { batchText } from '#words/catalogue/batch.ts';
import { formatCompressorText } from '#words/catalogue/format-compressor.ts';
import { formatResizerText } from '#words/catalogue/format-resizer.ts';
import { scoreCompressorText } from '#words/catalogue/score-compressor.ts';
import { sizeCompressorText, sizeResizerText } from '#words/catalogue/size-compressor.ts';

/** All texts of an entry's page. Large: for loaders at build time, never for a bundle that every page loads. */
export function textOf(entry: Entry): PageText {
  switch (entry.kind) {
    case 'converter':
      return converterText(entry);
    case 'compressor':
      if (entry.by === 'score') return scoreCompressorText(entry);
      return entry.by === 'size' ? sizeCompressorText(entry) : formatCompressorText(entry);
    case 'resizer':
      if (entry.by === 'task') return taskText(entry, entry.task);
      if (entry.by === 'dimensions') return frameResizerText(entry);
      return entry.by === 'size' ? sizeResizerText(entry) : formatResizerText(entry);
    case 'batch':
      return entry.task ? taskText(entry, entry.task) : batchText(entry);
  }
}
