import type { FormatFacts } from './format-facts.ts';

export const avif: FormatFacts = {
  fullName: 'AV1 Image File Format',
  year: 2019,
  origin:
    'AVIF came out in 2019. It is a single frame of the royalty-free video codec AV1, from the Alliance for Open Media.',
  compression: 'lossy or lossless',
  method:
    'It predicts blocks of up to 128 × 128 pixels and smooths them afterwards, so low quality looks soft rather than blocky.',
  bestFor: 'photos on the web where every kilobyte counts',
  poorFor: 'programs more than a few years old, and quick jobs: saving takes several times as long as JPG',
  transparency: 'smooth',
  browsers: 'Chrome has supported AVIF from 2020, Firefox from 2021, Safari from version 16 (2022) and Edge from 2024.',
  tenMegabytes:
    'At normal quality settings, a 10 MB AVIF has more than 100 megapixels, so you are unlikely to reach the limit.',
};
