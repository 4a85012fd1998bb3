import type { Entry } from '#catalogue/entries/entry.ts';
import { nameOf } from '#choose/name-of.ts';

/** Phrases that people type for a page, in lower case. */
export function keywordsOf(entry: Entry): string[] {
  switch (entry.kind) {
    case 'converter': {
      const { from, to } = entry;
      return [
        `${from} to ${to}`,
        `convert ${from} to ${to}`,
        `${from} to ${to} converter`,
        `change ${from} to ${to}`,
        `save ${from} as ${to}`,
      ];
    }
    case 'compressor': {
      if (entry.by === 'size')
        return [
          `compress to ${entry.size}`,
          `compress image to ${entry.size}`,
          `photo under ${entry.size}`,
          `reduce photo to ${entry.size}`,
          `${entry.size} photo`,
        ];
      if (entry.by === 'score')
        return [
          'compress without losing quality',
          'compress image without losing quality',
          'reduce photo size without losing quality',
          'compress photo without quality loss',
          'compress image without visible loss',
        ];
      if (entry.format === 'pdf') return ['image to pdf', 'jpg to pdf', 'png to pdf', 'photo to pdf', 'picture to pdf'];
      const word = entry.format;
      return [
        `compress ${word}`,
        `${word} compressor`,
        `reduce ${word} size`,
        `shrink ${word}`,
        `make ${word} smaller`,
      ];
    }
    case 'resizer': {
      if (entry.by === 'dimensions')
        return [
          nameOf(entry).toLowerCase(),
          `${entry.width}x${entry.height}`,
          `resize to ${entry.width}x${entry.height}`,
          `${entry.width} by ${entry.height}`,
        ];
      if (entry.by === 'size') return [nameOf(entry).toLowerCase(), `resize photo to ${entry.size}`];
      return [`${entry.format} resizer`, `resize ${entry.format}`, `enlarge ${entry.format}`];
    }
    case 'batch':
      return [
        nameOf(entry).toLowerCase(),
        `${entry.action} multiple images`,
        `bulk ${entry.action} images`,
        `${entry.action} many photos at once`,
      ];
  }
}
