import { expect, it } from 'vitest';
import { SCREENS } from '#app/tools/screens.ts';
import { SERIES_IDS, TOOL_IDS } from '#catalogue/tools.ts';

const pages = import.meta.glob('./routes/tools/*.tsx');

it.each(TOOL_IDS)('%s has a page and a screen of its own', (id) => {
  expect(Object.keys(pages)).toContain(`./routes/tools/${id}.tsx`);
  expect(SCREENS[id]).toBeDefined();
});

it.each(SERIES_IDS)('%s has a page of its own', (id) => {
  expect(Object.keys(pages)).toContain(`./routes/tools/${id}.tsx`);
});
