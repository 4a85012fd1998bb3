import type { ReactNode } from 'react';
import { headOf } from '#app/tools/tool-page.tsx';
import type { SeriesText } from '#catalogue/page-text.ts';
import type { SeriesId } from '#catalogue/tools.ts';
import { SERIES } from '#pages/tools.ts';

/** The head of a page that makes several files of one picture. */
export function seriesMeta(id: SeriesId, text: SeriesText) {
  return headOf({ ...SERIES[id], heading: text.heading }, text);
}

export function SeriesPage({ children }: { children: ReactNode }) {
  return <div className="page-width pt-5 md:pt-8">{children}</div>;
}
