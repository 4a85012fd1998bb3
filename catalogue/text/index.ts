import type { Entry } from '../entries/entry.ts';
import { batchText } from './batch.ts';
import { converterText } from './converter.ts';
import { formatCompressorText } from './format-compressor.ts';
import { formatResizerText } from './format-resizer.ts';
import { frameResizerText } from './frame-resizer.ts';
import type { PageText } from './page-text.ts';
import { scoreCompressorText } from './score-compressor.ts';
import { sizeCompressorText, sizeResizerText } from './size-compressor.ts';

/** All texts of an entry's page. Large: for loaders at build time, never for a bundle that every page loads. */
export function textOf(entry: Entry): PageText {
  switch (entry.kind) {
    case 'converter':
      return converterText(entry);
    case 'compressor':
      if (entry.by === 'score') return scoreCompressorText(entry);
      return entry.by === 'size' ? sizeCompressorText(entry) : formatCompressorText(entry);
    case 'resizer':
      if (entry.by === 'dimensions') return frameResizerText(entry);
      return entry.by === 'size' ? sizeResizerText(entry) : formatResizerText(entry);
    case 'batch':
      return batchText(entry);
  }
}
