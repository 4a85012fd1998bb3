import type { Entry } from './entries/entry.ts';

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
          entry.name.toLowerCase(),
          `${entry.width}x${entry.height}`,
          `resize to ${entry.width}x${entry.height}`,
          `${entry.width} by ${entry.height}`,
        ];
      if (entry.by === 'size') return [entry.name.toLowerCase(), `resize photo to ${entry.size}`];
      return [`${entry.format} resizer`, `resize ${entry.format}`, `enlarge ${entry.format}`];
    }
    case 'batch':
      return [
        entry.name.toLowerCase(),
        `${entry.action} multiple images`,
        `bulk ${entry.action} images`,
        `${entry.action} many photos at once`,
      ];
  }
}

/** A page's topics, by the tool's type. */
export function paramsOf(entry: Entry): Record<string, string | number> {
  switch (entry.kind) {
    case 'converter':
      return { from: entry.from, to: entry.to };
    case 'compressor':
      if (entry.by === 'score') return { score: entry.score };
      return entry.by === 'size' ? { size: entry.size } : { format: entry.format };
    case 'resizer':
      if (entry.by === 'dimensions') return { width: entry.width, height: entry.height };
      return entry.by === 'size' ? { size: entry.size } : { format: entry.format };
    case 'batch':
      return { action: entry.action };
  }
}
