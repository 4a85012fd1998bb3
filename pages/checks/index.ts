import type { Check } from './check.ts';
import { controls } from './controls.ts';
import { descriptions } from './descriptions.ts';
import { distinctTexts } from './distinct-texts.ts';
import { findable } from './findable.ts';
import { formatLabels } from './format-labels.ts';
import { hubPages } from './hub-pages.ts';
import { presets } from './presets.ts';
import { prose } from './prose.ts';
import { relatedPages } from './related-pages.ts';
import { slugs } from './slugs.ts';
import { structuredData } from './structured-data.ts';
import { substance } from './substance.ts';
import { titles } from './titles.ts';
import { twins } from './twins.ts';

export const CHECKS: readonly Check[] = [
  slugs,
  titles,
  descriptions,
  presets,
  relatedPages,
  twins,
  hubPages,
  controls,
  substance,
  prose,
  distinctTexts,
  findable,
  structuredData,
  formatLabels,
];
