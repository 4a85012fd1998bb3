import { FORMAT_WORDS, type FormatWord, SHORT_FACTS } from '#catalogue/formats/names.ts';
import { FORMATS, READABLE_IDS, WRITABLE_IDS } from '#engine/formats/index.ts';
import type { Check } from './check.ts';

/** The engine's records in the shape of the short facts. */
function factsOf(id: keyof typeof FORMATS) {
  const { label, mediaType, extensions, quality, holds, binds } = FORMATS[id];
  return {
    id,
    label,
    mediaType,
    extensions,
    read: READABLE_IDS.includes(id),
    written: WRITABLE_IDS.some((writable) => writable === id),
    ...(quality && { quality: quality.reduces }),
    ...(holds.palette && { palette: true }),
    ...(binds && { binds }),
  };
}

export const formatLabels: Check = {
  name: 'formats are called and known as the engine calls and knows them',
  problems: () => [
    ...Object.entries(FORMAT_WORDS).flatMap(([word, facts]) => {
      const expected = JSON.stringify({ ...factsOf(facts.id), label: facts.label });
      const sameLabel = facts.label === FORMATS[facts.id].label || (word as FormatWord) === 'jpeg';
      return sameLabel && JSON.stringify(facts) === expected ? [] : [`${word} is ${JSON.stringify(facts)} here`];
    }),
    ...Object.keys(FORMATS)
      .filter((id) => !SHORT_FACTS.some((facts) => facts.id === id))
      .map((id) => `${id} is not known here`),
  ],
};
