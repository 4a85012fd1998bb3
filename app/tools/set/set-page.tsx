import type { ReactNode } from 'react';
import { headOf } from '#app/tools/tool-page.tsx';
import type { SetText } from '#catalogue/page-text.ts';
import type { SetId } from '#catalogue/tools.ts';
import { SETS } from '#pages/tools.ts';

/** The head of a page that makes several files of one picture. */
export function setMeta(id: SetId, text: SetText) {
  return headOf({ ...SETS[id], heading: text.heading }, text);
}

export function SetPage({ children }: { children: ReactNode }) {
  return <div className="page-width pt-5 md:pt-8">{children}</div>;
}
