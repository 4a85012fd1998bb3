import type { Entry, Task } from '#catalogue/entries/entry.ts';
import { taskOf } from '#catalogue/entries/index.ts';
import { nameOf } from '#choose/name-of.ts';

const TASK_KEYWORDS: Readonly<Record<Task, string[]>> = {
  crop: ['crop image', 'crop photo', 'crop picture online', 'cut out a part of a photo', 'trim picture'],
  turn: ['rotate image', 'flip photo', 'sideways photo', 'mirror image', 'rotate jpg without loss'],
  borders: ['add white border to photo', 'white border around picture', 'pad image'],
  redact: [
    'blur faces in photo',
    'hide number plate',
    'redact screenshot',
    'pixelate image',
    'blackout text',
    'censor photo',
  ],
  watermark: ['add watermark to photos', 'watermark', 'put logo on picture', 'text watermark'],
  passport: ['passport photo', 'visa photo', 'id photo', '35x45 mm photo'],
  'remove-exif': ['remove exif', 'remove exif data', 'strip metadata', 'delete metadata from photo', 'exif remover'],
  'view-exif': ['exif viewer', 'view exif data', 'exif reader', 'read metadata of a photo', 'photo metadata viewer'],
  'remove-location': [
    'remove location from photo',
    'remove gps from photo',
    'delete geotag',
    'remove geolocation from pictures',
    'strip gps data',
  ],
  'change-date': [
    'change date of photo',
    'change date taken',
    'change photo timestamp',
    'edit exif date',
    'photo date wrong',
    'fix camera date',
  ],
  gif: ['gif maker', 'make a gif from photos', 'animated gif from images', 'combine images into animated gif'],
};

/** Phrases that people type for a page, in lower case. */
export function keywordsOf(entry: Entry): string[] {
  const task = taskOf(entry);
  if (task) return TASK_KEYWORDS[task];
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
      if (entry.by === 'task') return [];
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
