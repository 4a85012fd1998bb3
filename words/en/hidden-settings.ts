import type { SettingWords } from '#choose/hidden-settings.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';

const DONE = { keep: 'kept', strip: 'removed', shorten: 'shortened' } as const;

export const resized: SettingWords['resized'] = {
  percent: (percent) => `resized to ${percent}%`,
  longestEdge: (pixels) => `longest edge ${pixels} pixels`,
  height: (pixels) => `resized to ${pixels} pixels high`,
  width: (pixels) => `resized to ${pixels} pixels wide`,
  fill: (box) => `stretched to ${box}`,
  cover: (box) => `resized and cropped to ${box}`,
  inside: (box) => `resized to fit ${box}`,
};
export const neverEnlarged: SettingWords['neverEnlarged'] = ', never enlarged';
export const optional: SettingWords['optional'] = ', where that saves something';
export const cropped: SettingWords['cropped'] = (box) => `cropped to ${box}`;
export const turned: SettingWords['turned'] = { 1: 'turned right', 2: 'turned upside down', 3: 'turned left' };
export const mirrored: SettingWords['mirrored'] = {
  horizontal: 'mirrored left to right',
  vertical: 'mirrored top to bottom',
};
export const padded: SettingWords['padded'] = (shape) => `borders up to ${shape}`;
export const redacted: SettingWords['redacted'] = 'parts hidden';
export const watermarked: SettingWords['watermarked'] = 'a watermark';
export const options: SettingWords['options'] = {
  quality: (value) => `quality ${value}%`,
  lossless: (value) => (value ? 'lossless' : 'not lossless'),
  budget: (value) => (value ? 'within the bytes that are usual for the quality' : 'exactly this quality'),
  tolerance: (value) => `at most ${Math.round(value * 1000) / 10}% below the target`,
  min: (value) => `at least ${formatLimit(value)}`,
  padding: (value) => (value ? 'filled up to the target' : 'not filled up to the target'),
  preserveFormat: (value) => (value ? 'format kept' : 'format may change'),
  minSavings: (value) => `at least ${Math.round(value * 1000) / 10}% saved`,
  metadata: (value) =>
    ({
      strip: 'camera details removed',
      keep: 'camera details kept',
      'keep-but-location': 'camera details kept, but not the place',
      copyright: 'copyright and credit kept, all other details removed',
    })[value],
  profile: (value) => (value === 'keep' ? 'colour profile kept' : 'colours converted to sRGB'),
  background: (value) => `background ${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? 'full colour detail' : 'colour detail halved'),
  progressive: (value) => (value ? 'progressive' : 'not progressive'),
  dpi: (value) => `${value} dpi`,
  pages: (value) => (value === 'one' ? 'all in one file' : 'a file for each'),
  paper: (value) =>
    ({ picture: 'pages as large as the pictures', a4: 'on A4 pages', letter: 'on Letter pages' })[value],
  margin: (value) => `with a margin of ${value} mm`,
  ids: (value) => `ids ${DONE[value]}`,
  titles: (value) => `titles ${DONE[value]}`,
  precision: (value) => `${value} decimals`,
  scripts: (value) => `scripts ${DONE[value]}`,
  delay: (value) => `each shown for ${value} ms`,
};
export const encoded: SettingWords['encoded'] = 'written once at its quality';
export const compressed: SettingWords['compressed'] = 'made as small as the quality allows';
export const toSize: SettingWords['toSize'] = (bytes) => `at most ${formatLimit(bytes)}`;
export const toScore: SettingWords['toScore'] = (score) => `as small as a score of ${score} allows`;
export const savedAs: SettingWords['savedAs'] = (format) => `saved as ${format}`;
export const withoutEffect: SettingWords['withoutEffect'] = (clause) => `${clause} (has no effect here)`;
