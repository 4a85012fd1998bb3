import type { FormatFacts } from './format-facts.ts';

export const avif: FormatFacts = {
  fullName: 'AV1 Image File Format',
  year: 2019,
  origin: 'AVIF is from 2019: a still frame of the royalty-free video codec AV1, by the Alliance for Open Media.',
  compression: 'lossy or lossless',
  method:
    'Blocks of up to 128 × 128 pixels are predicted in many directions and smoothed afterwards, so that low qualities look soft rather than blocky.',
  bestFor: 'photographs on the web where every kilobyte counts',
  poorFor: 'programs older than a few years, and anyone in a hurry: writing it takes several times as long as JPG',
  transparency: 'smooth',
  browsers: 'AVIF shows in Chrome since 2020, Firefox since 2021, Safari since version 16 (2022) and Edge since 2024.',
  tenMegabytes:
    'At usual qualities 10 MB of AVIF would be a poster of more than 100 megapixels, so the limit is never met.',
};
