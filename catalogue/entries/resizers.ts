import type { FormatWord } from '../formats/names.ts';
import type { DimensionResizerEntry, FormatResizerEntry, ResizerEntry, SizeResizerEntry, TaskEntry } from './entry.ts';

function box(width: number, height: number): DimensionResizerEntry {
  return {
    kind: 'resizer',
    by: 'dimensions',
    slug: `resize-image-to-${width}x${height}`,
    width,
    height,
  };
}

/** @param written as people write the size: `50 KB` */
function bySize(written: string, kb: number, shrink: boolean): SizeResizerEntry {
  const size = written.replace(' ', '').toLowerCase();
  return {
    kind: 'resizer',
    by: 'size',
    slug: `resize-image-to-${size}`,
    size,
    written,
    kb,
    shrink,
  };
}

const byFormat = (format: FormatWord): FormatResizerEntry => ({
  kind: 'resizer',
  by: 'format',
  slug: `${format}-resizer`,
  format,
});

const byTask = (task: TaskEntry['task'], slug: string): TaskEntry => ({ kind: 'resizer', by: 'task', task, slug });

export const RESIZERS: readonly ResizerEntry[] = [
  box(1920, 1080),
  box(1280, 720),
  box(800, 600),
  box(500, 500),
  box(1080, 1080),
  box(1200, 628),
  box(1080, 1920),
  box(1200, 1200),
  box(1200, 900),
  box(480, 640),
  box(400, 400),
  // A4 is 210 × 297 mm.
  { ...box(2480, 3508), slug: 'resize-image-to-a4', known: 'A4', dpi: 300 },
  { ...box(1000, 1000), slug: 'resize-image-to-square', known: 'square' },
  { ...box(2560, 1440), slug: 'resize-image-for-youtube-banner', known: 'YouTube banner' },
  bySize('50 KB', 50, true),
  bySize('200 KB', 200, true),
  bySize('500 KB', 500, false),
  { ...bySize('1 MB', 1024, false), slug: 'resize-image-to-1mo' },
  byFormat('jpg'),
  byFormat('png'),
  byFormat('webp'),
  byFormat('gif'),
  byFormat('tiff'),
  { ...byFormat('jpeg'), twinOf: 'jpg-resizer' },
  byTask('crop', 'crop-image'),
  byTask('turn', 'rotate-image'),
  byTask('borders', 'add-border-to-image'),
  byTask('redact', 'blur-image'),
  byTask('watermark', 'watermark-image'),
  byTask('passport', 'passport-photo'),
  byTask('remove-exif', 'remove-exif'),
  byTask('view-exif', 'exif-viewer'),
  byTask('remove-location', 'remove-location-from-photo'),
  byTask('change-date', 'change-photo-date'),
];
