import type { Entry } from '#catalogue/entries/entry.ts';
import { labelOf } from '#catalogue/formats/names.ts';
import {
  BATCH_NAMES,
  converterName,
  formatCompressorName,
  PDF_COMPRESSOR_NAME,
  resizerName,
  resizerToName,
  SCORE_COMPRESSOR_NAME,
  SQUARE,
  sizeCompressorName,
  TASK_NAMES,
  YOUTUBE_BANNER_NAME,
} from '#words/catalogue/names.ts';

/** What a landing page is called in lists of links. Collections have `HUB_NAMES`. */
export function nameOf(entry: Entry): string {
  switch (entry.kind) {
    case 'converter':
      return converterName(labelOf(entry.from), labelOf(entry.to));
    case 'compressor':
      if (entry.by === 'score') return SCORE_COMPRESSOR_NAME;
      if (entry.by === 'size') return sizeCompressorName(entry.written);
      return entry.format === 'pdf' ? PDF_COMPRESSOR_NAME : formatCompressorName(labelOf(entry.format));
    case 'resizer':
      if (entry.by === 'task') return TASK_NAMES[entry.task];
      if (entry.by === 'size') return resizerToName(entry.written);
      if (entry.by === 'format') return resizerName(labelOf(entry.format));
      if (entry.known === 'YouTube banner') return YOUTUBE_BANNER_NAME;
      return resizerToName(entry.known === 'square' ? SQUARE : (entry.known ?? `${entry.width}x${entry.height}`));
    case 'batch':
      if (entry.task) return TASK_NAMES[entry.task];
      return BATCH_NAMES[entry.action];
  }
}
