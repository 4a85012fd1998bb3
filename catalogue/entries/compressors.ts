import { USUAL_SCORE } from '#engine/recipe/bounds.ts';
import type { FormatWord } from '../formats/names.ts';
import { LARGE_FILES_MB } from '../tools.ts';
import type { CompressorEntry, FormatCompressorEntry, SizeCompressorEntry } from './entry.ts';

const byFormat = (format: FormatWord): FormatCompressorEntry => ({
  kind: 'compressor',
  by: 'format',
  slug: `${format}-compressor`,
  format,
});

/** @param kb the same size in kilobytes */
const bySize = (amount: number, unit: 'KB' | 'MB', kb = amount): SizeCompressorEntry => {
  const size = amount + unit.toLowerCase();
  return {
    kind: 'compressor',
    by: 'size',
    slug: `${size}-photo-compressor`,
    size,
    written: `${amount} ${unit}`,
    kb,
  };
};

export const COMPRESSORS: readonly CompressorEntry[] = [
  byFormat('jpg'),
  byFormat('png'),
  byFormat('webp'),
  byFormat('gif'),
  { ...byFormat('pdf'), slug: 'image-to-pdf-compressor' },
  {
    kind: 'compressor',
    by: 'score',
    slug: 'compress-image-without-losing-quality',
    score: USUAL_SCORE,
  },
  bySize(20, 'KB'),
  bySize(50, 'KB'),
  bySize(100, 'KB'),
  bySize(200, 'KB'),
  bySize(300, 'KB'),
  bySize(500, 'KB'),
  bySize(1, 'MB', 1024),
  bySize(2, 'MB', 2048),
  // 10,000 is the maximum of the target field. Visitors who need 10 MB have a larger file than other pages accept.
  { ...bySize(10, 'MB', 10_000), uploadMB: LARGE_FILES_MB },
  { ...byFormat('jpeg'), twinOf: 'jpg-compressor' },
];
