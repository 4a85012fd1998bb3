import { FORMATS } from '#engine/formats/index.ts';
import { FORMAT_WORDS } from '../formats/names.ts';
import type { Check } from './check.ts';

export const formatLabels: Check = {
  name: 'formats are called as the engine calls them',
  problems: () =>
    Object.entries(FORMAT_WORDS)
      .filter(([word]) => word !== 'jpeg')
      .filter(([, { id, label }]) => FORMATS[id].label !== label)
      .map(([word, { label }]) => `${word} is ${label} here`),
};
